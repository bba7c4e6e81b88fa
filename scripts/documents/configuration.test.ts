import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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

test.each([
  ['api', { ...api.environment.shape, ...limitVariables, ...proxyVariables }],
  ['web', { ...pageVariables, ...limitVariables, ...proxyVariables }],
  ['grader', { ...grader.environment.shape, ...pageVariables, ...proxyVariables }],
])('Compose passes on every setting of %s but those that the document names', (name, variables) => {
  const [, named = ''] = /The exceptions are (.*?), which/.exec(documentation) ?? [];
  const exceptions = new Set(Array.from(named.matchAll(/`(\w+)`/g), ([, variable]) => variable));
  const files = ['docker-compose.yml', 'docker-compose.override.yml'];
  const composed = files.map((file) => parse(readFileSync(file, 'utf8'), { merge: true }));
  const passed = JSON.stringify(composed.map(({ services }) => services[name]));
  const settings = Object.keys(variables).filter((one) => !exceptions.has(one));
  const isPassed = (one: string) => new RegExp(`"${one}\\b|\\$\\{${one}\\b`).test(passed);
  expect(settings.filter((one) => !isPassed(one))).toEqual([]);
});
