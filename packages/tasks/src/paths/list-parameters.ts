import { bookQuery } from '@sparring/contracts/book';
import type { Call } from '../call.ts';

const known: readonly string[] = Object.keys(bookQuery.shape);

/** Whether a list was refused for the name of a parameter. */
export const isUnknownParameter = ({ status, pointer }: Call): boolean =>
  status === 400 && pointer !== null && !known.includes(pointer.slice(1));
