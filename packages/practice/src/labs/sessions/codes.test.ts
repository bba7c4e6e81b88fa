import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeFrom, codeOf, memberCode, ways } from './codes.ts';

const codesOf = (workspace: string) => ways.map((way) => codeOf(workspace, way)).join();

test('another workspace has other codes', () => {
  const names = fc.stringMatching(/^[a-z0-9-]{3,63}$/);
  fc.assert(
    fc.property(names, (name) => {
      expect(codesOf(name)).toBe(codesOf(name));
      expect(codesOf(name)).not.toBe(codesOf(`${name}a`));
    }),
  );
});

test('the account of a way has the first half of its code', () => {
  const own = codeFrom(memberCode('ada', 'editor'), 'ada', 'API');
  expect(codeOf('ada', 'API')).toBe(own);
  expect(codeFrom(memberCode('ada', 'reader'), 'ada', 'API')).not.toBe(own);
});
