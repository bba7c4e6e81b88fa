import { publicWorkspace, sentWorkspaceName } from '@sparring/contracts/workspace';
import { HttpProblem } from '../../problem/refusal.ts';
import type { RequestContext, Writable } from '../../request/context.ts';

/** Throws 400 if the text from this place is no name. */
export const workspaceNamed = (name: string, place: string): string => {
  const { data, error } = sentWorkspaceName.safeParse(name);
  if (data !== undefined) return data;
  const detail = `${place} has an invalid workspace name. The name ${error.issues[0]!.message}.`;
  throw new HttpProblem('invalid-input', detail);
};

/** The name without its percent-encoding; with an invalid encoding, as it is. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Node decodes headers as Latin-1, but most clients send UTF-8. */
const decodedHeader = (header: string): string => {
  const text = Buffer.from(header, 'latin1').toString();
  return text.includes('\uFFFD') ? header : text;
};

const prefix = /^\/w\/([^/?]*)/;

const chosen = (inPath: string | undefined, inHeader: string | undefined): string => {
  const path = inPath === undefined ? undefined : workspaceNamed(decoded(inPath), 'The path');
  const header =
    inHeader === undefined ? undefined : workspaceNamed(decodedHeader(inHeader), 'X-Workspace');
  if (path !== undefined && header !== undefined && path !== header)
    throw new HttpProblem(
      'invalid-input',
      `The path names the workspace ${path}, but X-Workspace names ${header}. Send only one of them, or the same name in both.`,
    );
  return path ?? header ?? publicWorkspace;
};

/**
 * Finds the workspace of a request, in the path prefix /w/{name} or the header X-Workspace. It removes the
 * prefix, so that the routes need to know only paths without one.
 */
export const chooseWorkspace = (context: Writable<RequestContext>): void => {
  const { request } = context;
  const { url = '/' } = request;
  const found = url.startsWith('/w/') ? prefix.exec(url) : null;
  context.workspace = chosen(found?.[1], request.headers['x-workspace']?.toString());
  if (!found) return;
  context.prefix = found[0];
  request.url = url.slice(found[0].length).replace(/^(?!\/)/, '/');
};
