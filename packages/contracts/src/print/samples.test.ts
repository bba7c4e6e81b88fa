import { expect, test } from 'vitest';
import { languages, sample } from './samples.ts';

const get = { method: 'GET', url: 'http://localhost:3001/v1/practice/ping', headers: {} };
const file = { ...get, url: 'http://localhost:3001/v1/practice/files/example.pdf' };
const post = {
  method: 'POST',
  url: 'http://localhost:3001/v1/practice/books',
  headers: { 'Content-Type': 'application/json' },
  body: { title: "It's true", stock: 3, tags: [null, false] },
};

test('prints a GET as one line of curl that shows the headers of the reply', () => {
  expect(sample('cURL', get)).toBe("curl --include 'http://localhost:3001/v1/practice/ping'");
});

test('escapes an apostrophe for the shell', () => {
  expect(sample('cURL', post)).toContain(String.raw`It'\''s true`);
});

test('prints JavaScript that shows the status and the whole body', () => {
  expect(sample('JavaScript', get)).toBe(
    "const response = await fetch('http://localhost:3001/v1/practice/ping');\n" +
      'console.log(response.status);\n' +
      'console.log(JSON.stringify(await response.json(), null, 2));',
  );
});

test("uses Python's words for null and booleans, but not inside strings", () => {
  const text = sample('Python', post);
  expect(text).toMatch(/None,\s+False/);
  expect(text).toContain(`"It's true"`);
});

test('names QUERY in Python as an argument, because the library has no function for it', () => {
  expect(sample('Python', { ...post, method: 'QUERY' })).toContain(
    'requests.request(\n    "QUERY",',
  );
});

test('names the content type in Python only when it is not plain JSON', () => {
  const patch = { ...post, headers: { 'Content-Type': 'application/merge-patch+json' } };
  expect(sample('Python', post)).not.toContain('Content-Type');
  expect(sample('Python', patch)).toContain('"Content-Type": "application/merge-patch+json"');
});

test.each(languages)('saves a file in %s instead of printing its bytes', (language) => {
  const text = sample(language, file, 'file');
  expect(text).toMatch(/remote-name|writeFile|file\.write/);
  expect(text).not.toMatch(/json/);
});

test.each(languages)('has no sample in %s for a body that it cannot write', (language) => {
  const xml = { ...post, headers: { 'Content-Type': 'application/xml' } };
  expect(sample(language, xml)).toBeUndefined();
});

test.each(languages)('sends CSV in %s as it is, with its Content-Type', (language) => {
  const csv = { ...post, headers: { 'Content-Type': 'text/csv' }, body: "title\nIt's 5 o'clock\n" };
  const text = sample(language, csv)!;
  expect(text).toMatch(/Content-Type["']?: ["']?text\/csv/);
  expect(text).toMatch(/--data-binary 'title\nIt|body: 'title\\nIt|data="title\\nIt/);
});

test.each(languages)('sends a file in %s, and lets the program choose the boundary', (language) => {
  const part = { name: 'notes.txt', type: 'text/plain', text: 'Hello' };
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const text = sample(language, { ...post, headers, body: { file: [part] } })!;
  expect(text).toMatch(/notes\.txt/);
  expect(text).toMatch(/--form|new File|files=/);
  expect(text).not.toMatch(/boundary|Content-Type/);
});
