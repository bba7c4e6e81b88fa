import type { Sample } from '../test-sample.ts';

const used = { trusted: true, ready: true };

const targets = ['Hidden', 'Moving', 'Disabled', 'Read-only', 'Covered', 'Out of view'];

const uses = targets.map((target) => ({ target, ...used }));

export const sample: Sample = {
  solved: { seed: 7, delay: 2, uses, cover_clicks: 0 },
  half: { uses: uses.slice(0, 3) },
  says: 'Nothing to judge yet',
};
