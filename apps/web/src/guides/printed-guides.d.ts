declare module 'virtual:guides' {
  import type { Content } from './content.ts';

  /** Every guide with its path and its title, and the import of its chunk, as `vite/guides/plugin.ts` prints them. */
  export const guides: readonly {
    readonly slug: string;
    readonly path: string;
    readonly title: string;
    readonly load: () => Promise<{ readonly content: Content }>;
  }[];
}
