import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const { API_URL = 'http://127.0.0.1:3001' } = process.env;

/** The parts of the OpenAPI document that the checks read. */
export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary: string;
  readonly requestBody: { content: { 'application/json': { example: Record<string, string> } } };
}

/** Turns random failures off in a workspace and returns the address of its OpenAPI document. */
const calmWorkspace = async (name: string): Promise<string> => {
  const workspace = `${API_URL}/w/${name}`;
  await fetch(`${workspace}/v1/practice/workspace`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{"chance":"never"}',
  });
  return `${workspace}/openapi.json`;
};

const documentAt = async (address: string): Promise<OpenApi> =>
  (await (await fetch(address)).json()) as OpenApi;

/** The number of operations in the document, and of requests in an import. An extension is no operation. */
export const operationsOf = ({ paths }: OpenApi): number =>
  Object.values(paths)
    .flatMap((path) => Object.keys(path))
    .filter((field) => !field.startsWith('x-')).length;

/** The example user name and password in the document. */
export const accountIn = ({ paths }: OpenApi): Record<string, string> =>
  paths['/auth']!['post']!.requestBody.content['application/json'].example;

/** Makes an empty folder with the document in it, below reports/: CI uploads these when a check fails. */
const workFolder = async (name: string, document: OpenApi): Promise<string> => {
  const folder = resolve('../../reports/clients', name);
  await rm(folder, { force: true, recursive: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  return folder;
};

/** Writes the document of the workspace with this name into a new folder. */
export const documentFolder = async (
  name: string,
): Promise<{ document: OpenApi; folder: string }> => {
  const address = await calmWorkspace(name);
  const document = await documentAt(address);
  return { document, folder: await workFolder(name, document) };
};
