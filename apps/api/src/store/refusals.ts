import { HttpProblem } from '../http/http-problem.ts';

/* Every way a store says no, in one place: both engines say it in the same words. */

export const unknownBook = (id: string, workspace: string): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no book ${id} in the workspace ${workspace}. GET /books lists them all.`,
  );

export const duplicateIsbn = (isbn: string, holder: string): HttpProblem =>
  new HttpProblem(
    'duplicate-isbn',
    `The ISBN ${isbn} belongs to the book ${holder} already. Use another one, or update that book.`,
  );

export const workspaceFull = (workspace: string, maxBooks: number): HttpProblem =>
  new HttpProblem(
    'workspace-full',
    `The workspace ${workspace} holds ${maxBooks} books, as many as it may. Delete some, or POST /workspace/reset.`,
  );

export const tooManyNewWorkspaces = (perMinute: number, seconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-new-workspaces',
    `Your address made ${perMinute} new workspaces in a minute, as many as one may. Those that exist work on: use one of them, or try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

export const tooManyWorkspaces = (workspace: string, maxWorkspaces: number): HttpProblem =>
  new HttpProblem(
    'too-many-workspaces',
    `This server keeps ${maxWorkspaces} workspaces with books of their own and has no room for ${workspace}. Idle ones are removed: try again later, or use the public one.`,
    { headers: { 'Retry-After': '3600' } },
  );

export const storeUnavailable = (cause: unknown): HttpProblem =>
  new HttpProblem(
    'store-unavailable',
    'The database does not answer at the moment. Nothing of yours is lost: try again in some seconds.',
    { headers: { 'Retry-After': '5' }, cause },
  );
