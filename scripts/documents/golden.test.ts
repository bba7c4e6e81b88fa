import { expect, test } from 'vitest';
import { openApi, postman } from '../../apps/api/src/reference/printed.ts';

/* Both files are for people and tools that do not run Sparring. */
const hint = 'stale: run "npx vitest run scripts/documents/golden.test.ts --update"';
/* Not localhost: linters warn of it as of a forgotten placeholder. */
const address = { origin: 'http://127.0.0.1:3000', workspace: 'public' };
const file = (name: string): string => `../../docs/${name}`;

/** The outer levels in lines of their own, and below them an operation or a schema a line: a diff names what changed. */
const lines = (value: unknown, levels: number, indent = ''): string => {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const members = Object.entries(value).map(([name, member]) => {
    const text = lines(member, levels - 1, inner);
    return isList ? `${inner}${text}` : `${inner}${JSON.stringify(name)}: ${text}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return [open, members.join(',\n'), `${indent}${close}`].join('\n');
};

test('docs/openapi.json is the document of the contracts', async () => {
  await expect(`${lines(openApi(address), 3)}\n`).toMatchFileSnapshot(file('openapi.json'), hint);
});

test('docs/postman.json is the collection of the contracts', async () => {
  await expect(`${lines(postman(address), 4)}\n`).toMatchFileSnapshot(file('postman.json'), hint);
});
