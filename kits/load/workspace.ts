import assert from 'node:assert/strict';
import { after } from 'node:test';

const { API_URL = 'http://127.0.0.1:3001', WORKSPACE = 'public' } = process.env;

/** A new workspace for one lesson, which is deleted after it. */
export interface Workspace {
  readonly url: string;
  /** Sends one request, to prepare the load or to check its result. */
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
}

export const createWorkspace = async (): Promise<Workspace> => {
  const made = await fetch(`${API_URL}/w/${WORKSPACE}/v1/practice/workspaces`, { method: 'POST' });
  assert.notEqual(
    made.status,
    403,
    'WORKSPACE is not set to the key of your sheet, and the class takes only its members.',
  );
  assert.equal(made.status, 201, 'a new workspace');
  const { name } = (await made.json()) as { name: string };
  const url = `${API_URL}/w/${name}/v1/practice`;
  const call: Workspace['call'] = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  after(() => call('DELETE', '/workspace'));
  return { url, call };
};
