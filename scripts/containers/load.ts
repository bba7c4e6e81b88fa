import { addBook } from './books.ts';

interface Failed {
  readonly method: 'GET' | 'POST';
  readonly began: number;
  readonly reason: string;
}

const readOne = async (books: string): Promise<void> => {
  const reply = await fetch(`${books}?limit=1`);
  if (reply.status !== 200) throw new Error(`${reply.status}: ${await reply.text()}`);
};

/** Simulates people who write a book and read one in a loop. Returns a function that stops them. */
export const keepWriting = (books: string, people: number) => {
  const stop = new AbortController();
  const acknowledged: string[] = [];
  const failed: Failed[] = [];

  const attempt = async (method: Failed['method'], work: () => Promise<unknown>) => {
    const began = performance.now();
    await work().catch((error: unknown) => failed.push({ method, began, reason: String(error) }));
  };
  const person = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await attempt('POST', async () => acknowledged.push(await addBook(books)));
      await attempt('GET', () => readOne(books));
    }
  };
  const all = Promise.all(Array.from({ length: people }, person));
  return async () => {
    stop.abort();
    await all;
    return { acknowledged, failed };
  };
};
