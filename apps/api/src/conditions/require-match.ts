import { HttpProblem } from '../problem/refusal.ts';
import type { Stage } from '../request/compose.ts';

export const matchRequired = (workspace: string): HttpProblem =>
  new HttpProblem(
    'precondition-required',
    `The workspace ${workspace} requires If-Match. Read the record, and send its ETag in If-Match. PATCH /workspace { "if_match": "optional" } ends this.`,
  );

/** Refuses a change without a precondition, in a workspace that requires one (RFC 6585). If-None-Match: * is one, because it changes nothing that exists. */
export const requireMatch: Stage = async ({ endpoint, request, workspaceContext }, next) => {
  const takesMatch = endpoint.method !== 'GET' && 'If-Match' in (endpoint.headers ?? {});
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (
    workspaceContext.conditions.if_match &&
    takesMatch &&
    match === undefined &&
    noneMatch !== '*'
  )
    throw matchRequired(workspaceContext.workspace.name);
  return next();
};
