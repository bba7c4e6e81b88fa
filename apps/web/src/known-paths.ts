import { products } from '@sparring/contracts/products';
import { exercises } from './exercises/all.ts';
import { aliasPath, paths, productPath } from './paths.ts';

const fixed = Object.values(paths).filter((path) => !path.includes(':'));

/** Every address that has a page. */
export const everyPath: readonly string[] = [
  ...fixed,
  ...products.map(({ id }) => productPath(id)),
  ...exercises.map((exercise) => exercise.path),
];

const known = new Set([...everyPath, ...exercises.map(({ slug }) => aliasPath(slug))]);

/** Whether an address leads to a page, if by an alias; a slash at the end makes no difference. */
export function knowsPath(pathname: string): boolean {
  return known.has(pathname.replace(/([^/])\/$/, '$1'));
}
