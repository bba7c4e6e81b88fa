import { expect, test } from 'vitest';
import type { Answer } from '@sparring/api/request/answer';
import { eachAnswer, type Told } from './each-answer.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };

const answered = (body: Answer['body'], target = '/v1/practice/ping', headers = json) => {
  const tales: Told[] = [];
  const change = eachAnswer((told) => {
    tales.push(told);
    return { headers: { 'X-More': '1' }, ...(told.json !== undefined && { text: 'other' }) };
  });
  return { answer: change({ status: 200, headers, body }, { target }), tales };
};

test('changes the JSON and the headers of an answer', () => {
  const { answer } = answered('{}');
  expect(answer).toEqual({ status: 200, headers: { ...json, 'X-More': '1' }, body: 'other' });
});

test('knows the OpenAPI document, also of a workspace', () => {
  expect(answered('{}', '/w/ada/openapi.json').tales).toMatchObject([{ openApi: '{}' }]);
});

test('leaves JSON as it is that a fault has broken', () => {
  expect(answered('{').answer.body).toBe('{');
});

test('leaves an answer as it is that comes piece by piece', () => {
  const pieces = (async function* () {})();
  const { answer, tales } = answered({ pieces });
  expect([answer.headers, answer.body, tales]).toEqual([json, { pieces }, []]);
});
