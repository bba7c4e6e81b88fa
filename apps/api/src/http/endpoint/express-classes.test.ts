import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { expressClasses } from './express-classes.ts';
import { createApiServer } from './server.ts';

test('a request and its response have the prototypes of the application before it sees them', async () => {
  const app = express().use((_request, response) => void response.json('seen'));
  const classes = expressClasses(app);
  const prototypes: unknown[] = [];
  const server = createApiServer(
    (received, response) => {
      prototypes.push(Object.getPrototypeOf(received), Object.getPrototypeOf(response));
      app(received, response);
    },
    { classes },
  );
  expect((await request(server).get('/')).body).toBe('seen');
  expect(prototypes.map((one, at) => one === [app.request, app.response][at])).toEqual([
    true,
    true,
  ]);
});
