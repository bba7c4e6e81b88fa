import { bookQuery } from '@sparring/contracts/book';
import { queryOf, type Call } from '../call.ts';

const known: readonly string[] = Object.keys(bookQuery.shape);

/** Whether a list was refused for the name of a parameter. */
export const isUnknownParameter = ({ path, pointer }: Call): boolean => {
  const name = pointer?.slice(1);
  return name !== undefined && !known.includes(name) && queryOf(path).has(name);
};
