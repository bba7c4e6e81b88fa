import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { later, mostLateAnswers } from './later.ts';

test('after five hundred late responses of the API, the next one comes at once', () => {
  const [request, response] = [{ url: '/v1/practice/books' }, { destroyed: true }];
  const { aroundApi } = later(() => true);
  const atOnce: boolean[] = [];
  for (let number = 1; number <= mostLateAnswers + 1; number++) {
    let isAnswered = false;
    const listener = aroundApi!(() => void (isAnswered = true));
    listener(request as IncomingMessage, response as ServerResponse);
    atOnce.push(isAnswered);
  }
  expect(atOnce.indexOf(true)).toBe(500);
});
