import { readDefects } from '@sparring/defects/all';
import type { Defect } from '@sparring/defects/defect';
import { type Change, waysOfRunning } from './changes.ts';

/** All that can be in a corner, and the rules that it may break. */
export interface Book {
  readonly defects: readonly (Defect & { readonly area: string })[];
  readonly changes: readonly Change[];
  readonly ruleText: (rule: string) => string | undefined;
}

export const readBook = async (): Promise<Book> => ({
  defects: await readDefects(),
  changes: waysOfRunning,
  ruleText: () => undefined,
});
