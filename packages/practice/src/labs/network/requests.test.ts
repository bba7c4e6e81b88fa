import { expect, test } from 'vitest';
import { type Progress, requests, verdictOf } from './requests.ts';

const all: Progress = Object.fromEntries(requests.map(({ title }) => [title, 'failed']));

test('all requests are complete when none is open', () => {
  expect(verdictOf(all)).toEqual({ solved: true, text: 'Solved: all eight requests have ended.' });
});

test('a product where the API fails is that of a mock', () => {
  const products = Object.fromEntries(requests.map(({ title }) => [title, 'product' as const]));
  expect(verdictOf(products).text).toBe(
    'Not the API: it returns no product to Missing, Failing, Broken JSON, Cut off, Closed, Never.',
  );
});

test('names the requests that are open, and else those that were not sent', () => {
  const { Sound, ...rest } = all;
  expect(Sound).toBe('failed');
  expect(verdictOf({ ...rest, Slow: 'open', Never: 'open' }).text).toBe(
    'Too early: Slow, Never had no answer yet.',
  );
  expect(verdictOf(rest)).toEqual({ solved: false, text: 'Not asked: Sound.' });
});
