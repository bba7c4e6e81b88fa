import type { RequestHandler } from 'express';
import type { FirstStep } from '../http/endpoint/front.ts';
import { chooseWorkspace, workspaceNamed } from '../http/read/workspace.ts';
import { HttpProblem } from '../problem/refusal.ts';

const header = 'x-student-id';

/** Requests with an X-Student-Id have a front of their own. */
export const byStudent =
  (usual: RequestHandler, classic: RequestHandler): RequestHandler =>
  (request, response, next) =>
    (request.headers[header] === undefined ? usual : classic)(request, response, next);

/** The workspace is named after the student. */
export const chooseStudent: FirstStep = (context) => {
  chooseWorkspace(context);
  const { headers } = context.request;
  const student = workspaceNamed(String(headers[header]), 'X-Student-Id');
  const isNamed = context.prefix !== '' || headers['x-workspace'] !== undefined;
  if (isNamed && context.workspace !== student)
    throw new HttpProblem(
      'invalid-input',
      `X-Student-Id names the workspace ${student}, but the path or X-Workspace names ${context.workspace}. Send only one of them, or the same name in both.`,
    );
  context.workspace = student;
};
