/** The table at which this browser lost its seat: the notice is shown until it is read. */
class Evicted {
  table = $state('');
}

export const evicted = new Evicted();
