import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-ten-doors',
  solved: afterRun(
    { delay: 0 },
    {
      seed: 7,
      delay: 4,
      codes: {
        Slow: '3289',
        Picture: '4082',
        Hops: '9755',
        Refresh: '2706',
        Timer: '2117',
        Basic: '2911',
        Digest: '6753',
        Status: '404-4955',
        Error: '8509',
        Scripts: '9144',
      },
    },
  ),
  half: { codes: { Slow: '3289', Status: '4955' } },
  says: 'Not opened, 1 of 10: Picture has no code; Hops has no code; Refresh has no code; Timer has no code; Basic has no code; Digest has no code; Status is missing its status; Error has no code; Scripts has no code.',
};
