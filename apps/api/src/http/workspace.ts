import type { RequestListener, ServerResponse } from 'node:http';
import { publicWorkspace, sentWorkspaceName } from '@sparring/contracts/workspace';
import { HttpProblem } from '../refusal.ts';
import { knownOf } from './known.ts';

const checked = (name: string, said: string): string => {
  const { data, error } = sentWorkspaceName.safeParse(name);
  if (data !== undefined) return data;
  const detail = `${said} names a workspace. Its name ${error.issues[0]!.message}.`;
  throw new HttpProblem('invalid-input', detail);
};

/** As it was typed before the client encoded it. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Node reads the bytes of a header one by one; most clients write UTF-8. */
const typed = (header: string): string => {
  const text = Buffer.from(header, 'latin1').toString();
  return text.includes('\uFFFD') ? header : text;
};

const prefix = /^\/w\/([^/?]*)/;

const chosen = (inPath: string | undefined, inHeader: string | undefined): string => {
  const path = inPath === undefined ? undefined : checked(decoded(inPath), 'The path');
  const header = inHeader === undefined ? undefined : checked(typed(inHeader), 'X-Workspace');
  if (path !== undefined && header !== undefined && path !== header)
    throw new HttpProblem(
      'invalid-input',
      `The path names the workspace ${path}, X-Workspace names ${header}. Send one of them, or both the same.`,
    );
  return path ?? header ?? publicWorkspace;
};

/**
 * Finds the workspace of a request, by the path prefix /w/{name} or the X-Workspace header, says it in
 * the answer and takes the prefix off: every path behind works with and without one.
 */
export const chooseWorkspace: RequestListener = (request, response) => {
  const { url = '/' } = request;
  const found = url.startsWith('/w/') ? prefix.exec(url) : null;
  const workspace = chosen(found?.[1], request.headers['x-workspace']?.toString());
  if (workspace !== publicWorkspace) response.setHeader('X-Workspace', workspace);
  const place = knownOf(response);
  place.workspace = workspace;
  place.prefix = found?.[0] ?? '';
  if (found) request.url = url.slice(found[0].length).replace(/^(?!\/)/, '/');
};

export const workspaceOf = (response: ServerResponse): string =>
  knownOf(response).workspace ?? publicWorkspace;

/** What the client put before the path: empty, or /w/{name}. */
export const prefixOf = (response: ServerResponse): string => knownOf(response).prefix ?? '';
