import type { Json } from './json-schema.ts';

/** The headers of every answer. */
export const commonHeaders = {
  'X-Request-Id':
    'The id of this request in the log of the server. It is your own if you sent a valid one.',
  'X-Workspace': 'The workspace that the request used.',
};

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

export const headerComponents = (): Json =>
  Object.fromEntries(
    Object.entries(commonHeaders).map(([name, description]) => [name, text(description)]),
  );

/** The given headers and those of every answer. */
export const headerObjects = (headers: Readonly<Record<string, string>> = {}): Json => ({
  ...Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, text(description)]),
  ),
  ...Object.fromEntries(
    Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});
