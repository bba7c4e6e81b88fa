import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUser, removeUser, seedUsers, updateUser, type User } from './rules.ts';

const fields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  age: '36',
  salary: '9000',
  department: 'Engines',
};

const users = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }))
  .map((ids): User[] => ids.map((id) => ({ ...fields, id })));
const id = fc.integer({ min: 1, max: 20 });
const ids = (list: readonly User[]) => list.map((user) => user.id);

test('gives a new user the highest id plus 1', () => {
  expect(ids(addUser([{ ...fields, id: 7 }, ...seedUsers], fields))).toEqual([7, 1, 2, 3, 8]);
});

test('keeps ids unique and the other users as they are when it adds one', () => {
  fc.assert(
    fc.property(users, (before) => {
      const after = addUser(before, fields);
      expect(after.slice(0, -1)).toEqual(before);
      expect(new Set(ids(after)).size).toBe(before.length + 1);
    }),
  );
});

test('updates one user in place and keeps the id', () => {
  expect(updateUser(seedUsers, 2, fields)).toEqual([
    seedUsers[0],
    { ...fields, id: 2 },
    seedUsers[2],
  ]);
});

test('changes nothing for an unknown id', () => {
  fc.assert(
    fc.property(users, id, (list, unknown) => {
      const others = removeUser(list, unknown);
      expect(updateUser(others, unknown, fields)).toEqual(others);
      expect(removeUser(others, unknown)).toEqual(others);
    }),
  );
});

test('removes again what it has added', () => {
  fc.assert(
    fc.property(users, (before) => {
      const after = addUser(before, fields);
      expect(removeUser(after, after.at(-1)!.id)).toEqual(before);
    }),
  );
});
