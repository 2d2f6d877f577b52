/** The table at which this browser had a seat that was given away: it is told until it is read. */
class Lost {
  table = $state('');
}

export const lost = new Lost();
