import { HttpProblem } from '../refusal.ts';

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
