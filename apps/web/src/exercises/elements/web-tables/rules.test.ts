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

test('starts with three users', () => {
  expect(ids(seedUsers)).toEqual([1, 2, 3]);
});

test('gives a new user the highest id plus 1', () => {
  expect(ids(addUser([{ ...fields, id: 7 }, ...seedUsers], fields))).toEqual([7, 1, 2, 3, 8]);
});

test('gives the first user of an empty table the id 1', () => {
  expect(addUser([], fields)).toEqual([{ ...fields, id: 1 }]);
});

test('fills the gap at the end, but not the one in the middle', () => {
  expect(ids(addUser(removeUser(seedUsers, 3), fields))).toEqual([1, 2, 3]);
  expect(ids(addUser(removeUser(seedUsers, 2), fields))).toEqual([1, 3, 4]);
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

test('adds a user whose fields are all empty', () => {
  const blank = { firstName: '', lastName: '', email: '', age: '', salary: '', department: '' };
  expect(addUser(seedUsers, blank).at(-1)).toEqual({ ...blank, id: 4 });
});

test('updates one user in place and keeps the id', () => {
  expect(updateUser(seedUsers, 2, fields)).toEqual([
    seedUsers[0],
    { ...fields, id: 2 },
    seedUsers[2],
  ]);
});

test('removes one user and keeps the order of the others', () => {
  expect(ids(removeUser(seedUsers, 2))).toEqual([1, 3]);
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
