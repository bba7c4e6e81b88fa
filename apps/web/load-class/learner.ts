import { setTimeout as wait } from 'node:timers/promises';
import { sampleAccount } from '@sparring/contracts/auth';
import { isbnOf } from '@sparring/contracts/isbn';
import type { Tally } from './tally.ts';

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly expected: number | 'chance';
}

/** A simulated learner, who works in one workspace and checks every answer. */
export class Learner {
  readonly name: string;
  readonly #number: number;
  readonly #base: string;
  readonly #tally: Tally;
  readonly #pauseMs: number;
  #books = 0;
  #step = 0;

  constructor(site: string, name: string, number: number, tally: Tally, pauseMs = 0) {
    this.name = name;
    this.#number = number;
    this.#base = `${site}/w/${name}/v1/practice`;
    this.#tally = tally;
    this.#pauseMs = pauseMs;
  }

  async begin(): Promise<void> {
    const body = { seed: this.#number };
    await this.#ask('/workspace', { method: 'PATCH', body, expected: 200 });
    this.#books = (await this.#shelf()).length;
  }

  /** Runs a learner's API test suite once. */
  async suite(nth: number): Promise<void> {
    const book = await this.#addBook(nth);
    const one = `/books/${book.id}`;
    await this.#ask(one, { expected: 200 });
    await this.#ask(one, { method: 'PUT', body: { stock: 7 }, expected: 200 });
    await this.#ask(one, { method: 'PATCH', body: { price: 5 }, expected: 200 });
    const shelf = await this.#shelf();
    if (shelf.length !== this.#books + 1)
      throw new Error(`the workspace has ${shelf.length} books`);
    if (!shelf.includes(book.title)) throw new Error(`${book.title} is not in the list of books`);
    await this.#ask(one, { method: 'DELETE', expected: 200 });
    await this.#ask(one, { expected: 404 });
    await this.#logIn();
    await this.#ask('/testing/users', { expected: 'chance' });
    await this.#ask('/testing/random500', { expected: 'chance' });
    await this.#ask('/books?limit=0', { expected: 400 });
  }

  async #addBook(nth: number): Promise<{ id: string; title: string }> {
    const title = `${this.name} writes ${nth}`;
    const rest = { description: 'For a class.', price: 9.99, stock: 1, isbn: isbnOf(nth) };
    const body = { title, author: this.name, category: 'Class', ...rest };
    return (await this.#ask('/books', { method: 'POST', body, expected: 201 })) as {
      id: string;
      title: string;
    };
  }

  async #shelf(): Promise<string[]> {
    const books = await this.#ask('/books?limit=100', { expected: 200 });
    return (books as { title: string }[]).map(({ title }) => title);
  }

  async #logIn(): Promise<void> {
    const reply = await this.#ask('/auth', { method: 'POST', body: sampleAccount, expected: 200 });
    const headers = { Authorization: `Bearer ${(reply as { token: string }).token}` };
    await this.#ask('/auth/me', { headers, expected: 200 });
  }

  async #ask(path: string, { method = 'GET', body, headers, expected }: Call): Promise<unknown> {
    if (this.#pauseMs > 0) await wait(this.#pauseMs);
    const began = performance.now();
    const reply = await fetch(this.#base + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    this.#tally.milliseconds.push(performance.now() - began);
    const status = expected === 'chance' ? this.#decided(reply.headers) : expected;
    if (reply.status !== status)
      throw new Error(`${method} ${path}: ${reply.status} instead of ${status}`);
    const workspace = reply.headers.get('X-Workspace');
    if (workspace !== this.name)
      throw new Error(`${method} ${path}: answered by the workspace ${workspace}`);
    return answer;
  }

  /** The status in X-Chance. Throws if the seed or step is not the one of this learner's workspace. */
  #decided(headers: Headers): number {
    const chance = headers.get('X-Chance') ?? '';
    const mine = `seed=${this.#number}; step=${this.#step};`;
    this.#step += 1;
    if (!chance.startsWith(mine)) throw new Error(`X-Chance is "${chance}" instead of "${mine} …"`);
    return Number(/outcome=(\d+)/.exec(chance)?.[1]);
  }
}
