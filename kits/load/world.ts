import assert from 'node:assert/strict';
import { after } from 'node:test';

const { API_URL = 'http://127.0.0.1:3001' } = process.env;

/** A workspace that only this lesson knows, and that ends with it. */
export interface World {
  readonly url: string;
  /** One call beside the load, to prepare it or to look at what it left behind. */
  readonly ask: (method: string, path: string, body?: object) => Promise<Response>;
}

export const enterWorld = async (): Promise<World> => {
  const made = await fetch(`${API_URL}/v1/practice/workspaces`, { method: 'POST' });
  assert.equal(made.status, 201, 'a new workspace');
  const { name } = (await made.json()) as { name: string };
  const url = `${API_URL}/w/${name}/v1/practice`;
  const ask: World['ask'] = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  after(() => ask('DELETE', '/workspace'));
  return { url, ask };
};
