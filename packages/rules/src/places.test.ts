import { api } from '@sparring/contracts/api';
import { expect, test } from 'vitest';
import type { EndpointName } from './area.ts';
import { rulesOfEndpoint, rulesOfEveryAnswer } from './places.ts';

const endpoints = Object.entries(api).flatMap(([noun, group]) =>
  Object.keys(group).map((id) => `${noun}.${id}` as EndpointName),
);

const ids = (name: EndpointName) => rulesOfEndpoint(name).map(({ id }) => id);

test.each(endpoints)('%s has a rule of its own', (name) => {
  expect(ids(name)).not.toEqual([]);
});

test('an operation has the rules of its areas that are about it', () => {
  expect(ids('books.listBooks')).toContain('LIST-15');
  expect(ids('books.addBook')).toContain('BOOK-02');
  expect(ids('books.deleteBook')).not.toContain('BOOK-02');
  expect(ids('workspaces.changeWorkspace')).toContain('CHANCE-05');
});

test('what holds for every answer stands beside none of them', () => {
  const everywhere = rulesOfEveryAnswer.map(({ id }) => id);
  expect(everywhere).toContain('ANSWER-08');
  expect(everywhere).toContain('WORKSPACE-03');
  expect(endpoints.flatMap(ids).filter((id) => everywhere.includes(id))).toEqual([]);
});
