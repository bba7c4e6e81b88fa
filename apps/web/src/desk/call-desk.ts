import type { DeskSession } from '@sparring/contracts/desk/session-endpoints';
import { deskBase } from '@sparring/contracts/paths';
import { csrfToken, sessionBegins, sessionEnds } from './desk-session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The API has refused a call, or has not answered: then the status is 0. */
export class DeskRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const whyRefused = (cause: unknown): string =>
  cause instanceof DeskRefusal ? cause.message : String(cause);

interface RefusedBody {
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

const refusalOf = async (response: Response): Promise<DeskRefusal> => {
  const { status } = response;
  const { detail, errors = [] } = (await response.json().catch(() => ({}))) as RefusedBody;
  const fields = errors.map(({ pointer, detail: text }) => `${pointer.slice(1)}: ${text}`);
  return new DeskRefusal(status, fields.join(' ') || (detail ?? `The server answered ${status}.`));
};

const answerOf = async (method: Method, path: string, body: unknown): Promise<Response> => {
  const isChange = method !== 'GET';
  try {
    return await fetch(deskBase + path, {
      method,
      cache: 'no-store',
      headers: {
        ...(isChange && { 'X-CSRF-Token': csrfToken() }),
        ...(isChange && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new DeskRefusal(0, 'The server did not respond. Check the network, then try again.');
  }
};

/** The whole answer, for its headers. */
export const fetchDesk = async (
  method: Method,
  path: string,
  body?: unknown,
): Promise<Response> => {
  const response = await answerOf(method, path, body);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (response.status === 401) sessionEnds();
  throw refusal;
};

export const callDesk = async <Value>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Value> => {
  const response = await fetchDesk(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Value;
};

export const logIn = async (key: string): Promise<void> => {
  const session = await callDesk<DeskSession>('POST', '/session', { key });
  sessionBegins(session.csrf_token);
};

/** Asks whether the session of an earlier visit still lasts. */
export const resume = async (): Promise<void> => {
  const session = await callDesk<DeskSession>('GET', '/session');
  sessionBegins(session.csrf_token);
};

export const logOut = async (): Promise<void> => {
  await callDesk('DELETE', '/session');
  sessionEnds();
};
