import type { Sample } from '../test-sample.ts';

export const sample: Sample = {
  solved: { seed: 7, size: 12, delay: 2, marked: ['January'], code: '7131' },
  half: { code: '' },
  says: 'Not read: the code of report.pdf is wrong',
};
