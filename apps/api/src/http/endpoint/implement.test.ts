import request from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@sparring/contracts/endpoint';
import { reply as documented } from '@sparring/contracts/reply';
import { problem } from '@sparring/contracts/problem';
import { allOff, type Conditions } from '@sparring/contracts/conditions';
import { HttpProblem } from '../../problem/refusal.ts';
import type { Stage } from '../../request/compose.ts';
import { reply, type AllHandlers } from '../../request/handler.ts';
import { testFront } from '../../../test/support/front.ts';

const greeting = z.object({ text: z.string() });
const table = {
  greetings: {
    greet: endpoint({
      method: 'POST',
      path: '/greetings/{name}',
      title: 'Greet',
      description: 'Greets somebody.',
      params: z.object({ name: z.string().max(5) }),
      body: z.object({ word: z.string() }),
      replies: { 201: documented(greeting, { description: 'Said.', example: { text: 'Hi Ann' } }) },
      problems: ['invalid-input'],
      example: { params: { name: 'Ann' }, body: { word: 'Hi' } },
    }),
  },
};

const reported: unknown[] = [];
const app = testFront(
  table,
  {
    greetings: {
      greet: ({ params, body }) => {
        if (body.word === 'break') throw new Error('secret');
        return reply(201, { text: `${body.word} ${params.name}` });
      },
    },
  },
  { report: (error) => reported.push(error) },
);

const greet = (name = 'Ann') => request(app).post(`/v1/practice/greetings/${name}`);

test('passes the parsed parameters and body to the handler and sends its answer', async () => {
  const response = await greet().send({ word: 'Hi' });
  expect(response.status).toBe(201);
  expect(response.body).toEqual({ text: 'Hi Ann' });
});

test('replies 400 and points at the field that is not valid', async () => {
  const response = await greet().send({ word: 7 });
  expect(response.status).toBe(400);
  expect(problem.parse(response.body).errors).toMatchObject([{ pointer: '/word' }]);
});

test('replies 400 when a path parameter is not valid', async () => {
  const response = await greet('Alexander').send({ word: 'Hi' });
  expect(response.status).toBe(400);
  expect(problem.parse(response.body).errors).toMatchObject([{ pointer: '/name' }]);
});

test.each(['[]', '7', 'null', '"Hi"'])('replies 400 to the body %s and names it', async (sent) => {
  const response = await greet().type('json').send(sent);
  expect(response.status).toBe(400);
  expect(problem.parse(response.body).detail).toContain(`must be an object, not ${sent}`);
});

test('replies 400 with the position where the JSON ends too early', async () => {
  const response = await greet().type('json').send('{"word": oops}');
  expect(response.status).toBe(400);
  expect(problem.parse(response.body)).toMatchObject({ error: 'Malformed JSON' });
  expect(response.body.detail).toContain('at position 9 (line 1 column 10)');
});

test('replies 500 without the internal error', async () => {
  const response = await greet().send({ word: 'break' });
  expect(response.status).toBe(500);
  expect(response.text).not.toContain('secret');
  expect(String(reported[0])).toContain('secret');
});

/* The compiler runs these: `npm run check` fails when one of the marked lines becomes legal. */
type Handlers = AllHandlers<typeof table>;

test('does not compile without a handler for every endpoint', () => {
  // @ts-expect-error: greet is missing
  const incomplete: Handlers = { greetings: {} };
  expect(() => testFront(table, incomplete)).toThrow('greet');
});

test('does not compile when a handler answers with the wrong shape', () => {
  // @ts-expect-error: text is a string
  const wrong: Handlers['greetings'] = { greet: () => reply(201, { text: 1 }) };
  expect(wrong).toHaveProperty('greet');
});

test('does not compile when a handler answers with an undocumented status', () => {
  // @ts-expect-error: 200 is not among the replies
  const wrong: Handlers['greetings'] = { greet: () => reply(200, { text: 'Hi' }) };
  expect(wrong).toHaveProperty('greet');
});

/** The same endpoint in workspaces with conditions. */
const appIn = (
  conditionsOf: () => Conditions | Promise<Conditions> | undefined,
  stages: readonly Stage[],
) =>
  testFront(
    table,
    { greetings: { greet: () => reply(201, { text: 'Hi Ann' }) } },
    { conditionsOf, stages },
  );

const gone = () => Promise.reject(new HttpProblem('store-unavailable', 'Gone.'));
const refusing: Stage = () => Promise.reject(new HttpProblem('workspace-full', 'Full.'));
const sent = (listener: ReturnType<typeof appIn>) =>
  request(listener).post('/v1/practice/greetings/Ann').send({ word: 'Hi' });

test('a call passes the stages when its workspace has conditions, and not otherwise', async () => {
  const on = Promise.resolve({ clock: { frozen: 0 } });
  expect((await sent(appIn(() => on, [refusing]))).status).toBe(409);
  expect((await sent(appIn(() => undefined, [refusing]))).status).toBe(201);
  expect((await sent(appIn(() => Promise.resolve(allOff), [refusing]))).status).toBe(201);
});

test('an endpoint that does not use the store also answers when conditions cannot be read', async () => {
  expect((await sent(appIn(gone, [refusing]))).status).toBe(201);
});
