import { expect, test } from 'vitest';
import { jsonAnswer } from './json-answer.ts';

test('serialises a frozen value once and any other value each time', () => {
  const kept = Object.freeze({ times: { read: 0 } });
  const changing = { times: { read: 0 } };
  const read = (value: typeof kept) => {
    value.times.read += 1;
    return JSON.parse((jsonAnswer(value).body as Buffer).toString());
  };
  expect([read(kept), read(kept)]).toEqual([{ times: { read: 1 } }, { times: { read: 1 } }]);
  expect(read(changing)).toEqual({ times: { read: 1 } });
  expect(read(changing)).toEqual({ times: { read: 2 } });
});
