import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-seven-people',
  solved: afterRun(
    { block: 1 },
    {
      seed: 7,
      block: 3,
      codes: {
        Standard: '3383',
        Locked: '3895',
        Slow: '6387',
        Failing: '1462',
        Unverified: '2436',
        'Read-only': '9038',
        Admin: '8411',
      },
    },
  ),
  half: { codes: { Standard: '3383' } },
  says: 'Not all listed, 1 of 7: Locked has no code; Slow has no code; Failing has no code; Unverified has no code; Read-only has no code; Admin has no code.',
};
