import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { ChangeId } from '@sparring/defects/changes';
import { onTestFinished } from 'vitest';
import type { CornerWish } from '../../src/corner/corner.ts';
import { startCorner } from '../../src/corner/start-corner.ts';
import { createClient } from './client.ts';

export const book = `/books/${exampleBook.id}`;
export const newBook = {
  title: 'A book of our own',
  author: 'Ada Lovelace',
  price: 12.5,
  category: 'Testing',
  isbn: '9780000009050',
  stock: 1,
};

/** A corner that ends with the test, and a client with a workspace of its own. */
export const open = async (wish: Partial<CornerWish> = {}) => {
  const corner = await startCorner({ seed: 7, webPort: 0, apiPort: 0, ...wish });
  onTestFinished(corner.stop);
  return { corner, api: createClient(corner.webUrl) };
};

export const opened = (change: ChangeId) => open({ changes: [change] });

/** The text of an answer, and the answer. */
export const textOf = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(address, { headers });
  return { answer, text: await answer.text() };
};
