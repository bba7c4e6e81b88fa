declare module 'virtual:find-entries' {
  import type { Entry } from './entry.ts';

  /** Everything that can be found, as `vite/find/plugin.ts` prints it. */
  export const entries: readonly Entry[];
}
