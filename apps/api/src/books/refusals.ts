import { exampleBook } from '@sparring/contracts/book-endpoints';
import { shortened } from '@sparring/contracts/shortened';
import { fieldProblem } from '../problem/field-errors.ts';
import { HttpProblem } from '../problem/refusal.ts';

export const unknownBook = (id: string, workspace: string): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no book ${shortened(id, 40)} in the workspace ${workspace}: an id is a UUID, such as ${exampleBook.id}. GET /books lists them all.`,
  );

export const duplicateIsbn = (isbn: string, holder: string): HttpProblem =>
  new HttpProblem(
    'duplicate-isbn',
    `The book ${holder} already has the ISBN ${isbn}. Use another ISBN, or update that book.`,
  );

/** An ISBN of an import that is taken: the row of the import, and what has it. */
export interface TakenIsbn {
  readonly row: number;
  readonly isbn: string;
  readonly holder: string;
}

export const takenIsbns = (all: readonly TakenIsbn[]): HttpProblem =>
  fieldProblem(
    'duplicate-isbn',
    'No book was added.',
    all.map(({ row, isbn, holder }) => ({
      pointer: `/${row}/isbn`,
      detail: `${isbn} is the ISBN of ${holder}`,
    })),
  );

export const workspaceFull = (workspace: string, maxBooks: number): HttpProblem =>
  new HttpProblem(
    'workspace-full',
    `The workspace ${workspace} has ${maxBooks} books, which is its limit. Delete some, or send POST /workspace/reset.`,
  );
