declare module 'virtual:rule-book' {
  import type { Area } from '@sparring/rules/area';

  /** Every rule, as `vite/rule-book.ts` prints them. */
  export const chapters: readonly { readonly title: string; readonly areas: readonly Area[] }[];
}
