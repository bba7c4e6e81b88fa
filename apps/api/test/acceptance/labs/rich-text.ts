import type { Sample } from '../test-sample.ts';

const lines = [
  { words: 'We train on Monday.', html: '<p>We train on <strong>Monday</strong>.</p>' },
  {
    words: 'Bring two of each, and read the rules.',
    html: '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>',
  },
  { words: 'helmets', html: '<ul><li><strong>helmets</strong></li></ul>' },
  { words: 'towels', html: '<ul><li>towels</li></ul>' },
];

export const sample: Sample = {
  solved: { seed: 7, lines, by_script: false },
  half: { lines: lines.slice(0, 1) },
  says: 'Not written: line 2',
};
