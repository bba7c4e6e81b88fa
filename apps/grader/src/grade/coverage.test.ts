import { expect, test } from 'vitest';
import { predict } from './coverage.ts';
import { defectsOf } from '../../test/support/drawn-suite.ts';

test('the request that came to a defect is told without the secrets of its query', () => {
  const visits = new Map([
    ['far', 'GET /books?page=2&access_token=k3y-of-ada-lovelace&sort=title'],
  ]);
  const reach = {
    reached: new Set(['far']),
    different: new Set(['far']),
    seen: new Set<string>(),
    visits,
    unheard: new Set<string>(),
    pages: 0,
  };
  const [one] = predict(defectsOf(['far']), reach);
  expect(one?.visit).toBe('GET /books?page=2&access_token=k3y…(masked)&sort=title');
});
