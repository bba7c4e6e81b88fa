import { products } from '@sparring/contracts/products';
import { exercises } from './exercises/all.ts';
import { paths, productPath } from './paths.ts';

const fixed = Object.values(paths).filter((path) => !path.includes(':'));

/** Every address that has a page. */
export const everyPath: readonly string[] = [
  ...fixed,
  ...products.map(({ id }) => productPath(id)),
  ...exercises.map((exercise) => exercise.path),
];

/** Whether the site has a page at this path; a slash at the end makes no difference. */
export function knowsPath(pathname: string): boolean {
  return everyPath.includes(pathname.replace(/([^/])\/$/, '$1'));
}
