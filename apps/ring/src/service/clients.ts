import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { environmentOfRun } from '../suite/environment.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import { addressOf } from './address.ts';

const client = new URL('client/grade.sh', import.meta.url);

/** The lines that give a run what a local grading gives it. */
const environment = (): readonly string[] => {
  const before = {
    PYTEST_ADDOPTS: '$PYTEST_ADDOPTS',
    ROBOT_OPTIONS: '$ROBOT_OPTIONS',
    PW_TEST_REPORTER: '${PW_TEST_REPORTER:-junit}',
  };
  const variables = environmentOfRun(before, { web: '$web', api: '$api' }, '$reports', '$mark');
  return Object.entries(variables).map(([name, value = '']) => `export ${name}="${value}"`);
};

/** A text as one word of the shell, whatever is in it. */
const word = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The client as a script, with the address by which its reader has reached the ring written into it. */
export const sendClient = (): RequestHandler => {
  const text = readFileSync(client, 'utf8')
    .replace(/^( *)# environment$/m, (_line, indent: string) =>
      environment()
        .map((line) => indent + line)
        .join('\n'),
    )
    .replaceAll('{places}', usualPlaces.join('\n'));
  return (request, response) => {
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store');
    const ring = addressOf(request);
    response.send(text.replace('{ring-word}', () => word(ring)).replaceAll('{ring}', ring));
  };
};
