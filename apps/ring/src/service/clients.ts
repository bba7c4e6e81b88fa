import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { environmentOfRun } from '../suite/environment.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import { addressOf } from './address.ts';

const folder = new URL('client/', import.meta.url);

/** How a language of scripts names a variable of its own, and sets one of the environment. */
interface Dialect {
  readonly own: (name: string) => string;
  readonly inherited: (name: string) => string;
  readonly orElse: (name: string, otherwise: string) => string;
  readonly set: (name: string, value: string) => string;
  /** A text as one word, whatever is in it. */
  readonly word: (text: string) => string;
}

const shell: Dialect = {
  own: (name) => `$${name}`,
  inherited: (name) => `$${name}`,
  orElse: (name, otherwise) => `\${${name}:-${otherwise}}`,
  set: (name, value) => `export ${name}="${value}"`,
  word: (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`,
};

const powerShell: Dialect = {
  own: (name) => `$${name}`,
  inherited: (name) => `$($saved['${name}'])`,
  orElse: (name, otherwise) =>
    `$(if ($saved['${name}']) { $saved['${name}'] } else { '${otherwise}' })`,
  set: (name, value) => `$env:${name} = "${value}"`,
  word: (text) => `'${text.replaceAll("'", "''")}'`,
};

/** The lines that give a run what a local grading gives it. */
const environmentIn = ({ own, inherited, orElse, set }: Dialect): readonly string[] => {
  const before = {
    PYTEST_ADDOPTS: inherited('PYTEST_ADDOPTS'),
    ROBOT_OPTIONS: inherited('ROBOT_OPTIONS'),
    PW_TEST_REPORTER: orElse('PW_TEST_REPORTER', 'junit'),
  };
  const addresses = { web: own('web'), api: own('api') };
  const variables = environmentOfRun(before, addresses, own('reports'), own('mark'));
  return Object.entries(variables).map(([name, value = '']) => set(name, value));
};

const scripts = {
  'grade.sh': { dialect: shell, places: usualPlaces.join(' ') },
  'grade.ps1': {
    dialect: powerShell,
    places: usualPlaces.map((place) => `'${place}'`).join(', '),
  },
} as const;

/** A client as a script, with the address by which its reader has reached the ring written into it. */
export const sendClient = (name: keyof typeof scripts): RequestHandler => {
  const { dialect, places } = scripts[name];
  const text = readFileSync(new URL(name, folder), 'utf8')
    .replace(/^( *)# environment$/m, (_line, indent: string) =>
      environmentIn(dialect)
        .map((line) => indent + line)
        .join('\n'),
    )
    .replaceAll('{places}', places);
  return (request, response) => {
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store');
    const ring = addressOf(request);
    response.send(text.replace('{ring-word}', () => dialect.word(ring)).replaceAll('{ring}', ring));
  };
};
