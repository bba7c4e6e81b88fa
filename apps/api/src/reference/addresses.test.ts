import request from 'supertest';
import { expect, test } from 'vitest';
import { behindProxy, testApp } from '../../test/support/app.ts';

const app = await testApp(behindProxy);
const ask = (path: string, headers: Readonly<Record<string, string>>) =>
  request(app).get(path).set(headers);

const direct = { Host: 'school.test:3001' };
const bySite = {
  Host: 'api:3001',
  'X-Forwarded-Host': 'school.test',
  'X-Forwarded-Proto': 'https',
};

test.each([
  ['/openapi.json', direct, 'http://school.test:3001/v1/practice'],
  ['/openapi.json', bySite, 'https://school.test/v1/practice'],
  ['/w/ada/openapi.json', direct, 'http://school.test:3001/w/ada/v1/practice'],
  ['/w/ada/openapi.json', bySite, 'https://school.test/w/ada/v1/practice'],
  ['/openapi.json', { ...direct, 'X-Workspace': 'ada' }, 'http://school.test:3001/v1/practice'],
])('%s, requested with %j, has %s as its first server', async (path, headers, url) => {
  const { body } = await ask(path, headers);
  expect(body.servers[0].url).toBe(url);
});

test.each([
  ['/postman.json', bySite, 'https://school.test/v1/practice', ''],
  ['/w/ada/postman.json', direct, 'http://school.test:3001/v1/practice', 'ada'],
])('%s, requested with %j, sends to %s in the workspace "%s"', async (path, headers, url, name) => {
  const { body } = await ask(path, headers);
  const [baseUrl, workspace] = body.variable;
  expect(baseUrl).toMatchObject({ key: 'baseUrl', value: url });
  expect(workspace).toMatchObject({ key: 'workspace', value: name });
});
