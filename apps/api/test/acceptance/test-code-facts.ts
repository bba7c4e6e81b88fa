import { afterRun, type Sample } from './test-form-facts.ts';

const seed = 7;

const visit = { cookies: 'refused', extras: [], name: 'Ada' };

/** The facts of the labs whose codes, or words, depend on the workspace. */
export const codeSamples: Readonly<Record<string, Sample>> = {
  doors: {
    workspace: 'has-ten-doors',
    solved: afterRun(
      { delay: 0 },
      {
        seed,
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
  },
  sessions: {
    workspace: 'has-five-sessions',
    solved: afterRun(
      { delay: 0 },
      {
        seed,
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
  },
  personas: {
    workspace: 'has-seven-people',
    solved: afterRun(
      { block: 1 },
      {
        seed,
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
  },
  interruptions: {
    workspace: 'has-two-visitors',
    solved: {
      seed,
      visitors: 2,
      visits: [
        { variant: 'B', ...visit, course: 'Rowing', code: '4021' },
        { variant: 'A', ...visit, course: 'Boxing', code: '3874' },
      ],
      scripted: false,
    },
    half: {
      visits: [
        { variant: 'B', ...visit, course: 'Boxing', code: '4021' },
        { variant: 'A', ...visit, course: 'Boxing', code: '' },
      ],
    },
    says: 'Not booked: visitor 1: the course is “Boxing”; visitor 2: there is no booking.',
  },
  seen: {
    workspace: 'has-twelve-signs',
    solved: afterRun(
      { delay: 0.2 },
      {
        seed,
        delay: 8,
        seen: 'needle quiver jacket basket',
        badge: 'yogurt',
        on: 'Lamp Heater',
        crossed: 'green',
      },
    ),
    half: { seen: 'needle quiver garden', on: 'Lamp', crossed: 'red' },
    says: 'Not seen: Seen lacks 2 of 4 words; Seen has what nobody sees: covered; On is “Lamp”; the light was red.',
  },
  board: {
    workspace: 'has-three-lists',
    solved: {
      seed,
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
  },
  windows: {
    workspace: 'has-three-windows',
    solved: {
      seed,
      messages: [{ desk: 'West', code: '9468' }],
      accepted: true,
      booked: true,
      printed: 1,
      number: '5598',
      scripted: false,
    },
    half: { messages: [{ desk: 'North', code: '9468' }], accepted: false },
    says: 'Not done: North has sent a message; West has sent no message; the conditions are not accepted.',
  },
  clock: {
    workspace: 'has-a-clock',
    solved: {
      seed,
      signed_in: '2028-02-29T23:50:02Z',
      stayed: true,
      idle: 900,
      tasks: [
        { task: 'Stretch', seconds: 25 },
        { task: 'Skip', seconds: 59 },
        { task: 'Wrap', seconds: 82 },
      ],
      stopped_at: 77,
      bars: 1,
      moved: { date: 1893, timers: 1892, frames: 1895 },
      scripted: false,
    },
    half: { stayed: false, idle: 1200, tasks: [{ task: 'Wrap', seconds: 82 }], stopped_at: 77.1 },
    says: 'Not in time: there was no activity during the warning; the session ended 1200 s after the last activity; the tasks ended as Wrap after 82 s; the bar was stopped at 77.1 %.',
  },
};
