import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './program.ts';
import { accountIn, documentFolder } from './sparring.ts';

const { GENERATOR = '', PYTHON = 'python3' } = process.env;

interface Client {
  /** The generator and its options. */
  readonly generator: readonly string[];
  /** The folder of the generated code. */
  readonly into: string;
  /** Build the code and run our calls. The last one prints the results as JSON. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** The file of calls and its target, if it has to be inside the generated code. */
  readonly moved?: readonly [string, string];
}

const options = (...all: string[]) => [`--additional-properties=${all.join(',')}`];
const exec = 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java';

const clients = {
  TypeScript: {
    generator: [
      'typescript-fetch',
      ...options('modelPropertyNaming=original', 'importFileExtension=.js'),
    ],
    into: 'client',
    commands: [
      ['tsc', '-p', '.'],
      [process.execPath, 'dist/calls.mjs'],
    ],
  },
  Python: {
    generator: ['python', ...options('packageName=client')],
    into: '.',
    commands: [[PYTHON, 'calls.py']],
  },
  Java: {
    generator: ['java', '--library=native'],
    into: '.',
    moved: ['Calls.java', 'src/main/java/Calls.java'],
    commands: [['mvn', '--quiet', '--batch-mode', 'compile', exec, '-Dexec.mainClass=Calls']],
  },
  Go: {
    generator: ['go', ...options('packageName=client', 'withGoMod=false')],
    into: 'client',
    /* The generated code needs two modules, which have others of their own. */
    commands: [['go', 'run', '-mod=mod', '.']],
  },
} as const satisfies Record<string, Client>;

export type Language = keyof typeof clients;
export const languages = Object.keys(clients) as Language[];

/** The results of a client's calls, the same in every language. */
export interface Got {
  readonly listed: readonly string[];
  readonly read: { readonly title: string; readonly price: number; readonly created_at: string };
  readonly created: { readonly author: string; readonly price: number };
  readonly changed: { readonly stock: number };
  readonly stale: Refusal;
  readonly me: { readonly username: string };
  readonly missing: Refusal;
}

interface Refusal {
  readonly status: number;
  readonly type: string;
}

/** Generates a client from the document that the API serves, builds it, and runs its calls. */
export const callsBy = async (language: Language): Promise<Got> => {
  const { generator, into, commands, ...client }: Client = clients[language];
  const name = language.toLowerCase();
  const { document, folder } = await documentFolder(`client-${name}`);
  await cp(name, folder, { recursive: true });
  const generate = ['generate', '-i', 'openapi.json', '-o', into, '-g', ...generator];
  await output(folder, {}, 'java', '-jar', GENERATOR, ...generate);
  if (client.moved) await cp(join(folder, client.moved[0]), join(folder, client.moved[1]));
  const { username, password } = accountIn(document);
  const env = {
    USERNAME: username,
    PASSWORD: password,
    UNKNOWN_ID: '00000000-0000-4000-8000-00000000ffff',
  };
  let printed = '';
  for (const [command, ...args] of commands) printed = await output(folder, env, command, ...args);
  // Maven prints colour codes around the JSON.
  return JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)) as Got;
};
