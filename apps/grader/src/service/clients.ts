import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { additions, plugins, testsVariable } from '../suite/choice.ts';
import { secretName, shortestSecret } from '../suite/redact.ts';
import { environmentOfRun } from '../suite/environment.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import { addressOf } from './address.ts';

const client = new URL('client/grade.sh', import.meta.url);

/** The lines that give a run what a local grading gives it. */
const environment = (): readonly string[] => {
  const before = {
    MAVEN_OPTS: '$MAVEN_OPTS',
    PYTEST_ADDOPTS: '$PYTEST_ADDOPTS',
    ROBOT_OPTIONS: '$ROBOT_OPTIONS',
    PW_TEST_REPORTER: '${PW_TEST_REPORTER:-junit}',
  };
  const variables = environmentOfRun(before, { web: '$web', api: '$api' }, '$reports', '$mark');
  return Object.entries(variables).map(([name, value = '']) => `export ${name}="${value}"`);
};

/** The lines that tell a run which tests it has. */
const choice = (): readonly string[] => {
  const added = additions({
    folder: '$temporary/plugins',
    separator: ':',
    maven: '$maven',
    node: '$node',
  });
  return [
    `export ${testsVariable}="$temporary/tests"`,
    ...added.map(
      ({ name, between, text }) => `export ${name}="\${${name}:+$${name}${between}}${text}"`,
    ),
  ];
};

/** The lines that write the plugins: a script that has them needs no further request, which could fail. */
const pluginFiles = (): readonly string[] =>
  globSync('*.{py,gradle}', { cwd: plugins })
    .toSorted()
    .flatMap((name) => [
      `cat >"$temporary/plugins/${name}" <<'END' || return`,
      readFileSync(join(plugins, name), 'utf8').trimEnd(),
      'END',
    ]);

/** The lines in the place of a comment, as far to the right as it is. */
const inPlaceOf = (comment: string, lines: readonly string[], script: string): string =>
  script.replace(new RegExp(`^( *)# ${comment}$`, 'm'), (_line, indent: string) =>
    lines.map((line) => indent + line).join('\n'),
  );

/** A text as one word of the shell, whatever is in it. */
const word = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The client as a script, with the address by which its reader has reached the grader written into it. */
export const sendClient = (): RequestHandler => {
  const source = readFileSync(client, 'utf8')
    .replace('{places}', usualPlaces.join('\n'))
    .replace('{secret-name}', secretName.source)
    .replace('{shortest-secret}', String(shortestSecret));
  const withRun = inPlaceOf('environment', environment(), source);
  const text = inPlaceOf('plugins', pluginFiles(), inPlaceOf('choice', choice(), withRun));
  return (request, response) => {
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store');
    const grader = addressOf(request);
    response.send(text.replace('{grader-word}', () => word(grader)).replaceAll('{grader}', grader));
  };
};
