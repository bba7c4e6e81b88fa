import { expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import { newWorkspace, type Problem, type RequestOptions } from './test-client.ts';

const workspace = newWorkspace();

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const csv = 'text/csv';

/** A text with a letter of which Latin-1 makes a byte that is not UTF-8. */
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

const authorization = { response_type: 'code', client_id: 'lab-web', state: 'é' };
const formOf = (text: string) => `decision=allow&state=${text}`;

const sendAs = (method: string, path: string, type: string, raw: RequestOptions['raw']) =>
  workspace.send<Problem>(method, path, { headers: { 'Content-Type': type }, ...(raw && { raw }) });

test.each([
  ['POST', '/books', json, JSON.stringify({ ...newBook, title: 'é' }), 'Malformed JSON'],
  ['PUT', firstBook, json, '{"title":"é"}', 'Malformed JSON'],
  ['PATCH', firstBook, 'application/merge-patch+json', '{"title":"é"}', 'Malformed JSON'],
  ['PATCH', `/labs${firstBook}`, 'application/json-patch+json', '[{"op":"é"}]', 'Malformed JSON'],
  ['POST', '/labs/graphql', json, '{"query":"{ é }"}', 'Malformed JSON'],
  ['POST', '/labs/books.csv', csv, 'title\né', 'Malformed CSV'],
  ['POST', '/labs/auth/oauth/authorize', form, formOf(authorization.state), 'Redirect refused'],
])('%s %s refuses a body as %s that is not UTF-8 [ANSWER-20]', async (...call) => {
  const [method, path, type, text, error] = call;
  const { status, body } = await sendAs(method, path, type, latin1(text));
  expect([status, body.error]).toEqual([400, error]);
  expect(body.detail).toContain(`not UTF-8 at byte ${text.indexOf('é')}`);
});

test('stores nothing of a body that is not UTF-8 [ANSWER-20]', async () => {
  const { body } = await workspace.get<{ title: string }>(firstBook);
  expect(body.title).not.toContain('\uFFFD');
});

test('takes UTF-8 with and without a byte order mark, and with its name [ANSWER-20]', async () => {
  for (const type of [json, `${json}; charset=utf-8`, `${json};charset="UTF-8"`])
    for (const mark of ['', '\uFEFF']) {
      const { status } = await sendAs('PATCH', firstBook, type, `${mark}{"title":"é"}`);
      expect(status).toBe(200);
    }
});

test.each([
  ['PATCH', firstBook, `${json}; charset=utf-16`, '{"stock":1}'],
  ['PATCH', firstBook, `${json}; charset=utf-7`, '{"stock":1}'],
  ['PATCH', firstBook, `${json}; charset=iso-8859-1`, '{"stock":1}'],
  ['POST', '/labs/books.csv', `${csv}; charset=latin1`, 'title'],
  ['POST', '/labs/auth/oauth/authorize', `${form}; charset=iso-8859-1`, formOf('x')],
])('%s %s refuses the charset of %s [ANSWER-20]', async (...call) => {
  const { status, body } = await sendAs(...call);
  expect([status, body.error]).toEqual([415, 'Unsupported media type']);
});

const broken = ['%zz', '%', '%C3', '%ff', '%ED%A0%80', 'a%2'];

test.each(broken)('refuses ?title=%s, a path and a form with it [ANSWER-21]', async (text) => {
  const { body: book } = await workspace.get<object>(firstBook);
  const replies = [
    await workspace.get<Problem>(`/books?title=${text}`),
    await workspace.get<Problem>(`${firstBook}?title=${text}`),
    await workspace.get<Problem>(`/ping?${text}`),
    await workspace.get<Problem>(`/labs/graphql?query=${text}`),
    await workspace.get<Problem>(`/books/${text}`),
    await sendAs('PATCH', `${firstBook}?x=${text}`, json, '{"stock":7}'),
    await sendAs('POST', '/labs/auth/oauth/authorize', form, formOf(text)),
    await sendAs('POST', '/labs/auth/oauth/authorize', form, formOf(`x&${text}=1`)),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 400));
  expect((await workspace.get<object>(firstBook)).body).toEqual(book);
});

test('takes a query in percent-encoded UTF-8 where no parameter is read [ANSWER-21]', async () => {
  expect((await workspace.get('/ping?%C3%A9=%25+%F0%9F%92%A5')).status).toBe(200);
});
