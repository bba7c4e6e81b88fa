import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const { API_URL = 'http://127.0.0.1:3001' } = process.env;

/** What the checks read of the document. */
export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly requestBody: { content: { 'application/json': { example: Record<string, string> } } };
}

/** The address of the document for a workspace in which chance decides nothing. */
export const calmWorkspace = async (name: string): Promise<string> => {
  const workspace = `${API_URL}/w/${name}`;
  await fetch(`${workspace}/v1/practice/workspace`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{"chance":"never"}',
  });
  return `${workspace}/openapi.json`;
};

export const documentAt = async (address: string): Promise<OpenApi> =>
  (await (await fetch(address)).json()) as OpenApi;

/** How many requests an import of the document should have. */
export const operationsOf = ({ paths }: OpenApi): number =>
  Object.values(paths).flatMap((path) => Object.keys(path)).length;

/** The name and password that the document shows. */
export const accountIn = ({ paths }: OpenApi): Record<string, string> =>
  paths['/auth']!['post']!.requestBody.content['application/json'].example;

/** An empty folder with the document in it, among the reports: CI keeps them when a check fails. */
export const workFolder = async (name: string, document: OpenApi): Promise<string> => {
  const folder = resolve('../../reports/clients', name);
  await rm(folder, { force: true, recursive: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  return folder;
};
