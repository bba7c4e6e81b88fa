import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-five-sessions',
  solved: afterRun(
    { delay: 0 },
    {
      seed: 7,
      delay: 3,
      codes: {
        Form: '9355-8381',
        API: '9770-9850',
        State: '9355-8009',
        Elsewhere: '9355-4808',
        Expired: '9355-8903',
      },
    },
  ),
  half: { codes: { Form: '9355-8381', API: '9355-8381' } },
  says: 'Not all seen, 1 of 5: API has the code of Form; State has no code; Elsewhere has no code; Expired has no code.',
};
