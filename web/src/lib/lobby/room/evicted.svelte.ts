/** The table at which this browser had a seat that was given away: it is shown until it is read. */
class Evicted {
  table = $state('');
}

export const evicted = new Evicted();
