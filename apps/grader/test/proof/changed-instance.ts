import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { ChangeId } from '@sparring/defects/changes';
import { onTestFinished } from 'vitest';
import type { InstanceOptions } from '../../src/instance/instance.ts';
import { startInstance } from '../../src/instance/start-instance.ts';
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

/** An instance that ends with the test, and a client with a workspace of its own. */
export const open = async (options: Partial<InstanceOptions> = {}) => {
  const instance = await startInstance({ webPort: 0, apiPort: 0, ...options });
  onTestFinished(instance.stop);
  return { instance, api: createClient(instance.webUrl) };
};

export const opened = (change: ChangeId) => open({ changes: [change] });

/** The text of an answer, and the answer. */
export const textOf = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(address, { headers });
  return { answer, text: await answer.text() };
};
