import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { printPostman } from './postman.ts';

const printedFor = (workspace: string) =>
  printPostman(api, '/v1/practice', { origin: 'http://school.test', workspace });

const collection = printedFor('public');
const requests = collection.item.flatMap(({ item }) => item);

const named = (name: string) => requests.find((request) => request.name === name)!;
const script = (name: string) => named(name).event[0]!.script.exec.join('\n');

test('has a folder for every noun and a request for every endpoint', () => {
  expect(collection.item.map(({ name }) => name)).toEqual(Object.keys(api));
  expect(requests).toHaveLength(Object.values(api).flatMap((group) => Object.keys(group)).length);
});

test('sends every request to the base address and the workspace of its variables', () => {
  for (const { request } of requests) {
    expect(request.url).toMatch(/^\{\{baseUrl\}\}\//);
    expect(request.header).toContainEqual({ key: 'X-Workspace', value: '{{workspace}}' });
  }
});

test.each([
  ['ada', 'ada'],
  ['public', ''],
])('requested in the workspace %s, sends to the workspace "%s"', (workspace, value) => {
  const { variable } = printedFor(workspace);
  expect(variable.find(({ key }) => key === 'workspace')).toMatchObject({ value });
});

test.each([
  ['GET - Ping', "include.all.keys('message')"],
  ['POST - Get a token', "include.all.keys('token', 'expires_in')"],
  ['GET - List the files', "expect(entry).to.include.all.keys('name', 'url')"],
  ['POST - Add a book', 'oneOf([201])'],
  ['GET - Fail at random', 'oneOf([200, 500])'],
  ['POST - Signed request', 'oneOf([200, 401])'],
  ['POST - Write, as an editor', 'oneOf([200, 403])'],
  ['GET - Read, as a reader', 'oneOf([200])'],
  ['DELETE - Log out of the session', 'oneOf([200])'],
  ['POST - Allow or deny', 'oneOf([303])'],
])('%s asserts the documented reply', (name, assertion) => {
  expect(script(name)).toContain(assertion);
});

test('stores the token for the request that requires it', () => {
  expect(script('POST - Get a token')).toContain("collectionVariables.set('token'");
  const { header } = named('GET - Show my account').request;
  expect(header).toContainEqual({ key: 'Authorization', value: 'Bearer {{token}}' });
});
