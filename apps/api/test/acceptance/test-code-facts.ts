import type { Sample } from './test-form-facts.ts';

const seed = 7;
const delay = 2;

/** The facts of the labs whose codes depend on the workspace. */
export const codeSamples: Readonly<Record<string, Sample>> = {
  doors: {
    workspace: 'has-ten-doors',
    solved: {
      seed,
      delay,
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
    half: { codes: { Slow: '3289', Status: '4955' } },
    says: 'Not opened: Picture has no code; Hops has no code; Refresh has no code; Timer has no code; Basic has no code; Digest has no code; Status is missing its status; Error has no code; Scripts has no code.',
  },
  sessions: {
    workspace: 'has-five-sessions',
    solved: {
      seed,
      delay,
      codes: {
        Form: '9355-8381',
        API: '9770-9850',
        State: '9355-8009',
        Elsewhere: '9355-4808',
        Expired: '9355-8903',
      },
    },
    half: { codes: { Form: '9355-8381', API: '9355-8381' } },
    says: 'Not all seen: API has the code of Form; State has no code; Elsewhere has no code; Expired has no code.',
  },
  personas: {
    workspace: 'has-seven-people',
    solved: {
      seed,
      block: 2,
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
    half: { codes: { Standard: '3383' } },
    says: 'Not all listed: Locked has no code; Slow has no code; Failing has no code; Unverified has no code; Read-only has no code; Admin has no code.',
  },
};
