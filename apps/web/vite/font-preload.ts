import type { Plugin } from 'vite';

/**
 * Names the font in the page: by the styles alone it is asked for when the first text is drawn, and its
 * coming then moves what can be seen. It must not hold up the scripts.
 */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
            fetchpriority: 'low',
          },
        })),
  },
});
