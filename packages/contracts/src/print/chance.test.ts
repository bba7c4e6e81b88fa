import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { draw } from '../draw.ts';
import type { Endpoint } from '../endpoint.ts';
import { chanceHeaders, statusByChance } from './chance.ts';
import { headersOf } from './headers.ts';
import { problemsOf } from './endpoint-problems.ts';

const endpoints = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));
const errors = endpoints.flatMap(([id, endpoint]) =>
  endpoint.chance?.kind === 'error' ? [{ id, endpoint, chance: endpoint.chance }] : [],
);

const decision = /`seed=(\d+); step=(\d+); p=([\d.]+); outcome=(\d+)`/;

test.each(errors)('$id shows decisions that follow from its seed', ({ endpoint, chance }) => {
  for (const status of [200, statusByChance(endpoint)!]) {
    const said = decision.exec(chanceHeaders(endpoint, status)['X-Chance']!) ?? [];
    const [seed, step, p, outcome] = said.slice(1).map(Number) as [number, number, number, number];
    expect(outcome).toBe(status);
    expect(p).toBe(chance.p);
    expect(draw(seed, step) < p).toBe(status !== 200);
  }
});

test.each(errors)('$id has its random error among its problems', ({ endpoint, chance }) => {
  expect(problemsOf(endpoint)).toContain(chance.problem);
});

test('shows the number that the seed draws', () => {
  expect(chanceHeaders(api.behavior.answerLate, 200)['X-Chance']).toContain(
    'seed=42; step=0; p=0.1; outcome=1',
  );
});

test('has no X-Chance when nothing is random', () => {
  expect(headersOf(api.books.getBook, 200)).toEqual(api.books.getBook.replies[200].headers);
});
