import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { streamReply } from '../reply.ts';
import { printOpenApi } from './openapi.ts';
import { answeredBy, languages, sample } from './samples.ts';

const added = z.object({ title: z.string() }).meta({ id: 'Added' });
const listen = endpoint({
  method: 'GET',
  path: '/listen',
  title: 'Listen',
  description: 'Tells of each new title.',
  replies: {
    200: streamReply('events', added, {
      description: 'The titles.',
      example: [{ id: '1', data: { title: 'One' } }],
    }),
  },
  problems: [],
  example: {},
});

test('OpenAPI has the media type of a stream, its beginning, and the schema of its items', () => {
  const table = { api: { news: { listen } }, nouns: { news: 'News.' }, bases: ['/v1'] };
  const document = printOpenApi(table, '1.0.0')({ origin: 'http://a.test', workspace: 'public' });
  expect(document).toHaveProperty(['paths', '/listen', 'get', 'responses', '200', 'content'], {
    'text/event-stream': {
      schema: { type: 'string' },
      example: 'id: 1\ndata: {"title":"One"}\n\n',
      'x-item-schema': { $ref: '#/components/schemas/Added' },
    },
  });
  expect(document).toHaveProperty('components.schemas.Added.properties.title.type', 'string');
});

test.each([
  ['cURL', '--no-buffer'],
  ['JavaScript', 'for await (const text of response.body'],
  ['Python', 'stream=True,'],
] as const)('a sample in %s shows a stream as it comes', (language, shown) => {
  expect(languages).toContain(language);
  const request = { method: 'GET', url: 'http://a.test/listen', headers: {} };
  const text = sample(language, request, answeredBy(listen.replies[200]));
  expect(text).toContain(shown);
  expect(text).not.toContain('json');
});
