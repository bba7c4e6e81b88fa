import type { Json } from './json-schema.ts';

/** The headers of every answer, by the name they have in the document's components. */
export const commonHeaders = {
  'X-Request-Id': 'The id of this request in the logs: your own, when you sent one.',
  'X-Workspace': 'The workspace that answered.',
};

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

export const headerComponents = (): Json =>
  Object.fromEntries(
    Object.entries(commonHeaders).map(([name, description]) => [name, text(description)]),
  );

/** Headers with what they say, and those of every answer. */
export const headerObjects = (headers: Readonly<Record<string, string>> = {}): Json => ({
  ...Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, text(description)]),
  ),
  ...Object.fromEntries(
    Object.keys(commonHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});
