import type { CategoryCount } from '@sparring/contracts/job';
import { rows, sql, type Work } from '../database/engine.ts';
import { bookHolderIdSql } from './list.ts';

const byNumber = (one: CategoryCount, other: CategoryCount): number =>
  other.books - one.books || (one.category < other.category ? -1 : 1);

/** How many books each category has, the largest first. */
export function* categories(workspace: string): Work<readonly CategoryCount[]> {
  const text = `SELECT category, count(*) AS books FROM book WHERE workspace = ${bookHolderIdSql} GROUP BY category`;
  return (yield* rows<CategoryCount>(sql(text, workspace))).toSorted(byNumber);
}
