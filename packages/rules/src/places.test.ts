import { api } from '@sparring/contracts/api';
import { expect, test } from 'vitest';
import { rulesOfEndpoint, rulesOfEveryAnswer } from './places.ts';

const endpoints = Object.values(api).flatMap((group) => Object.keys(group));

const ids = (operationId: string) => rulesOfEndpoint(operationId).map(({ id }) => id);

test('no two operations share an id', () => {
  expect(endpoints).toEqual([...new Set(endpoints)]);
});

test.each(endpoints)('%s has a rule of its own', (name) => {
  expect(ids(name), `write a rule about ${name} in packages/rules/src/api`).not.toEqual([]);
});

test('an operation has the rules of its areas that are about it', () => {
  expect(ids('listBooks')).toContain('LIST-15');
  expect(ids('addBook')).toContain('BOOK-02');
  expect(ids('deleteBook')).not.toContain('BOOK-02');
  expect(ids('changeWorkspace')).toContain('CHANCE-05');
});

test('what holds for every answer stands beside none of them', () => {
  const everywhere = rulesOfEveryAnswer.map(({ id }) => id);
  expect(everywhere).toContain('ANSWER-08');
  expect(everywhere).toContain('WORKSPACE-03');
  expect(endpoints.flatMap(ids).filter((id) => everywhere.includes(id))).toEqual([]);
});
