import { applyPatch } from 'rfc6902';
import { newBook, type Book, type BookFields } from '@sparring/contracts/book';
import type { JsonPatch } from '@sparring/contracts/book-labs/patch-endpoints';
import { fieldProblem } from '../problem/field-errors.ts';
import { validated } from '../http/read/validation.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { isInside } from './pointer.ts';

/** Copies of a book within itself double it each time, so a patched book has a longest text. */
const longestBook = 100_000;

type Operation = JsonPatch[number];

const conflict = (at: number, { op, path }: Operation, reason: string): HttpProblem => {
  const detail = `${op} ${path || 'of the whole book'}: ${reason}`;
  return new HttpProblem(
    'patch-conflict',
    `Operation ${at + 1} of the patch failed, so nothing was changed. ${detail}.`,
    { errors: [{ pointer: `/${at}`, detail }] },
  );
};

/** The error of one operation in words: rfc6902 tells a failed test from a missing place, which immutable-json-patch does not. */
const reasonOf = (operation: Operation, error: Error | null | undefined): string => {
  if (error?.name === 'TestError') return 'the value is another one';
  return 'from' in operation
    ? `there is nothing at ${operation.from}, or no place at the path`
    : 'the book has no such place';
};

/** The place of the book, so that the whole book has a parent that can be changed. */
const root = '/book';

const below = (operation: Operation): Operation => {
  const path = root + operation.path;
  return 'from' in operation
    ? { ...operation, path, from: root + operation.from }
    : { ...operation, path };
};

const setByApi = ['id', 'created_at', 'updated_at'] as const;

const refuseOwn = (before: Book, after: unknown): void => {
  const changed = setByApi.filter((name) => before[name] !== Object(after)[name]);
  if (changed.length === 0) return;
  throw fieldProblem(
    'invalid-input',
    'The patch is not valid.',
    changed.map((name) => ({
      pointer: `/${name}`,
      detail: 'is set by the API and cannot be changed or removed',
    })),
  );
};

/** The fields of a book after a patch. Throws if an operation fails, or if the result is no valid book. */
export const patched = (before: Book, patch: JsonPatch): BookFields => {
  const holder: { book: unknown } = { book: { ...before } };
  for (const [at, operation] of patch.entries()) {
    const inHolder = below(operation);
    const pointers = 'from' in inHolder ? [inHolder.from, inHolder.path] : [inHolder.path];
    const isPossible = pointers.every((pointer) => isInside(holder, pointer));
    const [error] = isPossible ? applyPatch(holder, [inHolder]) : [];
    if (!isPossible || error) throw conflict(at, operation, reasonOf(operation, error));
    if (JSON.stringify(holder).length > longestBook)
      throw conflict(at, operation, 'the book would become too large');
  }
  refuseOwn(before, holder.book);
  return validated(newBook, holder.book, 'patched book');
};
