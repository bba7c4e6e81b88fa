import { type Call } from '../call.ts';
import { clockMove, dateOf } from '../retry.ts';
import { all } from '../proofs/all.ts';
import { sequence, type Known } from '../proofs/sequence.ts';
import type { Path } from '../task.ts';

const issues = ({ status, issued }: Call): Known | false =>
  status === 200 && issued !== null && { token: issued };

const isWith = ({ token }: Call, { token: known }: Known): boolean => token === known;

/** Whether a call has moved the clock of the workspace forwards. */
const movesClock = (call: Call, { date }: Known): boolean => {
  const { now, advance = 0 } = clockMove(call) ?? {};
  return now === undefined ? advance > 0 : now + advance > Number(date);
};

export const security: Path<'security'> = {
  syllabus: { ctfl: [2, 4], tae: [] },
  tasks: {
    token: {
      title: 'A token',
      text: 'Log in, and read your account with the token of this login.',
      kind: 'seen',
      points: 1,
      minutes: 6,
      rules: ['TOKEN-01', 'TOKEN-08'],
      hints: [
        'Which endpoint gives a token? Which one needs it?',
        'The token goes into the header `Authorization`, after the word `Bearer` and a space.',
        '`POST /auth` with the sample account, then `GET /auth/me` with `Authorization: Bearer <token>`.',
      ],
      proof: sequence(
        { say: '`POST /auth` gets 200.', on: ['logIn'], is: issues },
        {
          say: '`GET /auth/me` gets 200 with this token.',
          on: ['showAccount'],
          is: (call, known) => call.status === 200 && isWith(call, known),
        },
      ),
    },
    'two-ways-out': {
      title: 'Two ways out',
      text: 'Get 401 from `GET /auth/me` in two ways: without a token, and with a wrong one.',
      kind: 'seen',
      points: 1,
      minutes: 5,
      rules: ['TOKEN-06', 'TOKEN-07'],
      hints: [
        'Both responses are 401. What differs in their bodies?',
        'Leave the header out, then send one whose token you have changed.',
        '`GET /auth/me` without `Authorization`, and with `Authorization: Bearer x`.',
      ],
      proof: all(
        {
          say: '`GET /auth/me` gets 401 `missing-token`.',
          on: ['showAccount'],
          is: ({ problem }) => problem === 'missing-token',
        },
        {
          say: '`GET /auth/me` gets 401 `invalid-token`.',
          on: ['showAccount'],
          is: ({ problem, token }) => problem === 'invalid-token' && token !== null,
        },
      ),
    },
    expires: {
      title: 'A token expires',
      text: 'Use a token, move the clock of your workspace until it has expired, see it refused, log in again, and go on.',
      kind: 'seen',
      points: 3,
      minutes: 12,
      rules: ['TOKEN-04', 'TIME-08'],
      hints: [
        'A token is valid for an hour. Who decides what time it is in your workspace?',
        '`PATCH /workspace` moves the clock. The same token is then refused.',
        '`PATCH /workspace` with `{"advance": "PT61M"}`, `GET /auth/me` with the old token: 401; `POST /auth`, `GET /auth/me` with the new one: 200.',
      ],
      proof: sequence(
        {
          say: '`GET /auth/me` gets 200 with a token.',
          on: ['showAccount'],
          is: (call) =>
            call.status === 200 && call.token !== null && { token: call.token, date: dateOf(call) },
        },
        {
          say: '`PATCH /workspace` moves the clock forwards.',
          on: ['changeWorkspace'],
          is: movesClock,
        },
        {
          say: '`GET /auth/me` gets 401 with the same token.',
          on: ['showAccount'],
          is: (call, known) =>
            call.status === 401 && call.problem === 'invalid-token' && isWith(call, known),
        },
        { say: '`POST /auth` gets 200.', on: ['logIn'], is: issues },
        {
          say: '`GET /auth/me` gets 200 with the new token.',
          on: ['showAccount'],
          is: (call, known) => call.status === 200 && isWith(call, known),
        },
      ),
    },
  },
};
