import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

export const origin = inject('apiUrl');

export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON of the text. */
  readonly body: Body;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly error: string;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: readonly { readonly pointer: string }[];
}

/** Sends requests to a server, and reads the whole reply. No redirect is followed. */
export const sendingTo =
  (server: string) =>
  async <Body = unknown>(
    method: string,
    path: string,
    {
      headers = {},
      body,
      raw = body === undefined ? undefined : JSON.stringify(body),
    }: RequestOptions = {},
  ): Promise<Reply<Body>> => {
    const type = body === undefined ? undefined : { 'Content-Type': 'application/json' };
    const response = await fetch(server + path, {
      method,
      redirect: 'manual',
      headers: { ...type, ...headers },
      ...(raw !== undefined && { body: raw }),
    });
    const text = await response.text();
    const { status, headers: replied } = response;
    const isJson = /[/+]json\b/.test(replied.get('Content-Type') ?? '') && text !== '';
    return {
      status,
      headers: replied,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as Body,
    };
  };

/** Sends a request to a path of the server. */
export const send = sendingTo(origin);

/** The bytes of a file, and the reply with them. */
export const download = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(origin + path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};

/** Whether a reply arrives within so many milliseconds. */
export const isAnswered = (path: string, milliseconds: number): Promise<boolean> =>
  fetch(origin + path, { signal: AbortSignal.timeout(milliseconds) }).then(
    () => true,
    () => false,
  );

/** A name that no workspace has yet. */
export const newName = (): string => `http-${randomUUID()}`;

/** A client of a new workspace; its paths are below /v1/practice. */
export const newWorkspace = (name = newName()) => {
  const base = `/w/${name}/v1/practice`;
  return {
    name,
    base,
    get: <Body = unknown>(path: string, headers: RequestOptions['headers'] = {}) =>
      send<Body>('GET', base + path, { headers }),
    send: <Body = unknown>(method: string, path: string, sent: RequestOptions = {}) =>
      send<Body>(method, base + path, sent),
  };
};

export type Workspace = ReturnType<typeof newWorkspace>;

/** The pointers of the fields that a problem names. */
export const pointersOf = ({ body }: Reply<Problem>): readonly string[] =>
  (body.errors ?? []).map(({ pointer }) => pointer);
