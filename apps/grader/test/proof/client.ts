import type { Received, Client, SentRequest } from '@sparring/defects/client';

let workspaces = 0;

const bodyOf = async <Body>(response: Response): Promise<Body> => {
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
  return (isJson && text !== '' ? JSON.parse(text) : text) as Body;
};

/** A client with a workspace of its own. */
export const createClient = (origin: string): Client => {
  workspaces += 1;
  const workspace = `proof-${workspaces}`;
  const base = `/w/${workspace}/v1/practice`;
  const send = async <Body>(
    method: string,
    path: string,
    { headers = {}, body }: SentRequest = {},
  ): Promise<Received<Body>> => {
    const response = await fetch(`${origin}${base}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
  return {
    origin,
    base,
    workspace,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body) => send('POST', path, { body }),
  };
};
