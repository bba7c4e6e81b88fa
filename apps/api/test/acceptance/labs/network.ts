import type { Sample } from '../test-sample.ts';

const requests = {
  Sound: 'product',
  Slow: 'product',
  Missing: 'failed',
  Failing: 'failed',
  'Broken JSON': 'failed',
  'Cut off': 'failed',
  Closed: 'failed',
};

export const sample: Sample = {
  solved: { seed: 7, delay: 2, timeout: 3, requests: { ...requests, Never: 'failed' } },
  half: { requests },
  says: 'Not asked: Never',
};
