import type { RequestListener, ServerResponse } from 'node:http';
import { publicWorkspace, sentWorkspaceName } from '@sparring/contracts/workspace';
import { HttpProblem } from '../refusal.ts';
import { knownOf } from './known.ts';

const checked = (name: string, place: string): string => {
  const { data, error } = sentWorkspaceName.safeParse(name);
  if (data !== undefined) return data;
  const detail = `${place} has an invalid workspace name. The name ${error.issues[0]!.message}.`;
  throw new HttpProblem('invalid-input', detail);
};

/** The name before the client encoded it. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Node decodes headers as Latin-1, but most clients send UTF-8. */
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
      `The path names the workspace ${path}, but X-Workspace names ${header}. Send only one of them, or the same name in both.`,
    );
  return path ?? header ?? publicWorkspace;
};

/**
 * Finds the workspace of a request, in the path prefix /w/{name} or the header X-Workspace, and puts it in the
 * answer. It removes the prefix, so that the router needs to know only paths without one.
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

/** The prefix of the path: empty or /w/{name}. */
export const prefixOf = (response: ServerResponse): string => knownOf(response).prefix ?? '';
