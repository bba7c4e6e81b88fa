import { AuthApi, BooksApi, Configuration, ResponseError } from './client/index.js';

declare const process: { env: Record<string, string> };
declare const console: { log: (line: string) => void };

const { USERNAME: username = '', PASSWORD: password = '', UNKNOWN_ID = '' } = process.env;
const books = new BooksApi();

const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ResponseError)) throw new Error(`Not refused: ${String(error)}`);
  const { status, type } = (await error.response.json()) as { status: number; type: string };
  return { status, type };
};

const listed = await books.listBooks({ page: 1, limit: 10 });
const id = listed[0]?.id ?? '';
const answer = await books.getBookRaw({ id });
const read = await answer.value();
const ifMatch = answer.raw.headers.get('ETag') ?? '';
const created = await books.addBook({
  bookInput: {
    title: 'Written by a client',
    author: 'TypeScript',
    price: 17.99,
    category: 'Testing',
    isbn: '9780000009012',
    stock: 4,
  },
});
const changed = await books.patchBook({ id, ifMatch, bookPatch: { stock: 11 } });
const stale = await refusal(books.patchBook({ id, ifMatch, bookPatch: { stock: 12 } }));
const { token } = await new AuthApi().logIn({ credentials: { username, password } });
const me = await new AuthApi(new Configuration({ accessToken: token })).showAccount();
const missing = await refusal(books.getBook({ id: UNKNOWN_ID }));

console.log(
  JSON.stringify({
    listed: listed.map(({ title }) => title),
    read: { title: read.title, price: read.price, created_at: read.created_at },
    created: { author: created.author, price: created.price },
    changed: { stock: changed.stock },
    stale,
    me: { username: me.username },
    missing,
  }),
);
