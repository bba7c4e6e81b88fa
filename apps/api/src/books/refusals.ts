import { HttpProblem } from '../refusal.ts';

export const unknownBook = (id: string, workspace: string): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no book ${id} in the workspace ${workspace}. GET /books lists them all.`,
  );

export const duplicateIsbn = (isbn: string, holder: string): HttpProblem =>
  new HttpProblem(
    'duplicate-isbn',
    `The book ${holder} already has the ISBN ${isbn}. Use another ISBN, or update that book.`,
  );

export const workspaceFull = (workspace: string, maxBooks: number): HttpProblem =>
  new HttpProblem(
    'workspace-full',
    `The workspace ${workspace} has ${maxBooks} books, which is its limit. Delete some, or send POST /workspace/reset.`,
  );
