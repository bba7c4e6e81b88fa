import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as api from '../../apps/api/src/env.ts';
import * as grader from '../../apps/grader/src/service/env.ts';
import { pageVariables } from '../../apps/web/server/env.ts';
import { limitVariables, proxyVariables } from '../../packages/serving/src/environment.ts';

const documentation = readFileSync('docs/configuration.md', 'utf8');

test.each([
  ['The API', api.environment, api.readEnvironment({})],
  [
    'The grader',
    grader.environment,
    { ...grader.readEnvironment({}), GRADER_INSTANCE_PORTS: '3110-3129' },
  ],
])('docs/configuration.md has the descriptions and defaults of %s', (name, { shape }, defaults) => {
  const section = documentation.split('## ').find((one) => one.startsWith(name));
  const rows = section?.matchAll(/^\| `(\w+)` +\| (.*?) +\| (?:`(.*)`)? +\|$/gm) ?? [];
  const known: Readonly<Record<string, unknown>> = defaults;
  const expected = Object.entries(shape).map(([variable, { description }]) => [
    variable,
    description,
    known[variable]?.toString(),
  ]);
  expect(Array.from(rows, ([, ...cells]) => cells)).toEqual(expected);
});

const shared = [
  ...Object.entries(limitVariables).map((variable) => [...variable, 2] as const),
  ...Object.entries(pageVariables).map((variable) => [...variable, 2] as const),
  ...Object.entries(proxyVariables).map((variable) => [...variable, 3] as const),
];

test.each(shared)(
  'docs/configuration.md describes %s in the table of each server that has it',
  (name, { description }, tables) => {
    const rows = documentation.split('\n').filter((line) => line.startsWith(`| \`${name}\``));
    expect(rows).toEqual(Array(tables).fill(expect.stringContaining(`| ${description} `)));
  },
);
