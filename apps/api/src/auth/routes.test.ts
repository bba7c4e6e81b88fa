import { expect, test } from 'vitest';
import { accounts } from '@sparring/contracts/auth';

test('accepts the documented username and the former one', () => {
  expect(accounts).toEqual([
    { username: 'reader', password: 'amber-Falcon-92' },
    { username: 'learner', password: 'amber-Falcon-92' },
  ]);
});
