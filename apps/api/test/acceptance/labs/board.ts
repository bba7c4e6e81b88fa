import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-three-lists',
  solved: {
    seed: 7,
    lists: {
      'To do': ['Bell', 'Gloves', 'Mat'],
      Doing: ['Ropes', 'Towel'],
      Done: ['Stool', 'Tape'],
    },
    refused: 1,
    undone: 1,
    scripted: false,
  },
  half: { lists: { 'To do': ['Bell'], Doing: [] }, undone: 0 },
  says: 'Not sorted: To do is Bell; Doing is empty; Done is empty; no move of a card that was right was undone.',
};
