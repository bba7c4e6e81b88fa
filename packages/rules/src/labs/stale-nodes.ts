import { labArea } from '../area.ts';

export const staleNodes = labArea('stale-nodes', 'Stale nodes', [
  'STALE-01 rule book: Each list has as many rows as ?size= says, from 3 to 6, with Apples, Milk and Rye bread among them; their order depends on the seed alone.',
  'STALE-02 rule book: Reorder puts every row of every list at another place.',
  'STALE-03 rule book: The list Fruit keeps its nodes, and each node stays with its item.',
  'STALE-04 rule book: The list Drinks keeps its nodes at their places, and writes other items into them.',
  'STALE-05 rule book: The list Bread replaces all of its nodes by Reorder, and each time a mouse without a pressed button enters the list.',
  'STALE-06 rule book: A row says how often its item was taken since Reorder, wherever the row stands.',
  'STALE-07 rule book: The verdict is "Solved" when Apples, Milk and Rye bread were each taken once after Reorder, and nothing else.',
  'STALE-08 rule book: The verdict names the first item that was taken before Reorder, instead of the right one, twice, or by a click on a node that is no longer in the page, until the next Reorder.',
]);
