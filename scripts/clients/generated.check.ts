import { beforeAll, describe, test } from 'vitest';
import { callsBy, languages, type Got } from './generated.ts';

describe.concurrent.each(languages)(
  'the generated %s client, at the address in the document',
  (language) => {
    let got: Got;
    beforeAll(async () => void (got = await callsBy(language)));

    test('lists a page of books', ({ expect }) => {
      expect(got.listed).toHaveLength(10);
      expect(got.listed[0]).toBe('Walking to the Wrong Village');
    });

    test('reads a book with its creation time', ({ expect }) => {
      expect(got.read).toMatchObject({ title: 'Walking to the Wrong Village', price: 20 });
      expect(new Date(got.read.created_at)).toEqual(new Date('2025-01-30T09:00:00Z'));
    });

    test('adds a book', ({ expect }) => {
      expect(got.created).toEqual({ author: language, price: 17.99 });
    });

    test('changes a book with the current ETag and gets 412 with an old one', ({ expect }) => {
      expect(got.changed.stock).toBe(11);
      expect(got.stale).toEqual({ status: 412, type: '/docs/problems/precondition-failed' });
    });

    test('gets a token and is logged in with it', ({ expect }) => {
      expect(got.me).toEqual({ username: 'reader' });
    });

    test('reads the problem of an unknown id', ({ expect }) => {
      expect(got.missing).toEqual({ status: 404, type: '/docs/problems/not-found' });
    });
  },
);
