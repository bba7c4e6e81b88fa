import { openApi, postman } from '../../apps/api/src/reference/printed.ts';

/* Not localhost: linters warn of it as of a forgotten placeholder. */
const address = { origin: 'http://127.0.0.1:3000', workspace: 'public' };

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

/** The documents of the contracts, for people and tools that do not run Sparring. */
export const printReference = (): Record<string, string> => ({
  'docs/openapi.json': `${lines(openApi(address), 3)}\n`,
  'docs/postman.json': `${lines(postman(address), 4)}\n`,
});
