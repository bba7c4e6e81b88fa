import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { output } from './program.ts';
import { accountIn, documentFolder, operationsOf, type OpenApi } from './sparring.ts';

const json = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));

/** Logs in with the account in the document and returns the token. */
const tokenFrom = async (document: OpenApi): Promise<string> => {
  const reply = await fetch(`${document.servers[0]!.url}/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(accountIn(document)),
  });
  return ((await reply.json()) as { token: string }).token;
};

/** What no import can send, or not in the order in which it sends everything. */
const beyondImports: readonly RegExp[] = [
  /* A client must get or compute its credentials first. */
  /^\/labs\/auth\//,
  /* A handshake. */
  /^\/labs\/socket$/,
  /* Files, and bodies that are no plain JSON. */
  /^\/labs\/(?:uploads|books\.csv|graphql|books\/\{id\})$/,
  /* Another request deletes the receiver, the message and the mail before. */
  /^\/labs\/webhooks\/|^\/workspace\/inbox\/|^\/labs\/mailbox\/messages\//,
  /* An import sends both preconditions of a note, of which a client sends one. */
  /^\/labs\/notes\/\{id\}$/,
  /* The documented key of a start is that of a new book, too. */
  /^\/labs\/jobs$/,
];

const titlesBeyond = ({ paths }: OpenApi): ReadonlySet<string> =>
  new Set(
    Object.entries(paths)
      .filter(([path]) => beyondImports.some((one) => one.test(path)))
      .flatMap(([, path]) => Object.values(path).map(({ summary }) => summary)),
  );

/** The imported request for the live log has no parameters, so its stream lasts a minute. */
const withStream = 180_000;

test(
  "every request of Bruno's import succeeds if an import can send it, and none fails in the server",
  async () => {
    const { document, folder } = await documentFolder('bruno');
    const source = ['--source', 'openapi.json', '--output', '.', '--collection-name', 'sparring'];
    await output(folder, {}, 'bru', 'import', 'openapi', ...source);
    const chosen = [
      '--env',
      'The workspace bruno',
      '--env-var',
      `token=${await tokenFrom(document)}`,
    ];
    const run = ['run', '-r', ...chosen, '--reporter-json', '../bruno.json'];
    await output(join(folder, 'sparring'), {}, 'bru', ...run);
    const [{ results }] = (await json(folder, 'bruno.json')) as [{ results: BrunoResult[] }];
    const failed = results.filter(({ response }) => !(response.status < 400));
    const beyond = titlesBeyond(document);
    const wrong = failed.filter(
      ({ name, response }) => !beyond.has(name) || response.status >= 500,
    );
    expect(wrong).toEqual([]);
    expect(results).toHaveLength(operationsOf(document));
  },
  withStream,
);

interface BrunoResult {
  readonly name: string;
  readonly response: { readonly status: number };
}

test(
  "every request of Postman's import succeeds if an import can send it, and none fails in the server",
  async () => {
    const { document, folder } = await documentFolder('postman');
    const options = ['-O', 'folderStrategy=Tags,parametersResolution=Example'];
    const convert = ['-s', 'openapi.json', '-o', 'collection.json', ...options];
    await output(folder, {}, 'openapi2postmanv2', ...convert);
    const token = ['--env-var', `bearerToken=${await tokenFrom(document)}`];
    const report = ['--reporters', 'json', '--reporter-json-export', 'newman.json'];
    await output(folder, {}, 'newman', 'run', 'collection.json', ...token, ...report);
    const { run } = (await json(folder, 'newman.json')) as { run: { executions: Execution[] } };
    const failed = run.executions.filter(({ response }) => !(response && response.code < 400));
    const beyond = titlesBeyond(document);
    const wrong = failed.filter(
      ({ item, response }) => !beyond.has(item.name) || !response || response.code >= 500,
    );
    expect(wrong.map(({ item, response }) => `${item.name}: ${response?.code}`)).toEqual([]);
    /* newman sends a request with Digest twice: for the challenge, and with the answer to it. */
    const sent = new Set(run.executions.map(({ item }) => item.id));
    expect(sent.size).toBe(operationsOf(document));
  },
  withStream,
);

interface Execution {
  readonly item: { readonly id: string; readonly name: string };
  readonly response?: { readonly code: number };
}
