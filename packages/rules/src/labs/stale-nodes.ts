import type { Area } from '../area.ts';

export const staleNodes = {
  slug: 'stale-nodes',
  title: 'Lab: Stale nodes',
  place: { lab: 'stale-nodes' },
  rules: [
    {
      id: 'STALE-01',
      from: 'rule book',
      text: 'Each list has as many rows as ?size= says, from 3 to 6, with Apples, Milk and Rye bread among them; their order depends on the seed alone.',
    },
    {
      id: 'STALE-02',
      from: 'rule book',
      text: 'Reorder puts every row of every list at another place.',
    },
    {
      id: 'STALE-03',
      from: 'rule book',
      text: 'The list Fruit keeps its nodes, and each node stays with its item.',
    },
    {
      id: 'STALE-04',
      from: 'rule book',
      text: 'The list Drinks keeps its nodes at their places, and writes other items into them.',
    },
    {
      id: 'STALE-05',
      from: 'rule book',
      text: 'The list Bread replaces all of its nodes by Reorder, and each time a mouse without a pressed button enters the list.',
    },
    {
      id: 'STALE-06',
      from: 'rule book',
      text: 'A row says how often its item was taken since Reorder, wherever the row stands.',
    },
    {
      id: 'STALE-07',
      from: 'rule book',
      text: 'The verdict is "The right nodes" when Apples, Milk and Rye bread were each taken once after Reorder, and nothing else.',
    },
    {
      id: 'STALE-08',
      from: 'rule book',
      text: 'The verdict names the first item that was taken before Reorder, instead of the right one, twice, or by a click on a node that is no longer in the page, until the next Reorder.',
    },
  ],
} as const satisfies Area;
