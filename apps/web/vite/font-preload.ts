import type { Plugin } from 'vite';

/**
 * Adds a preload of the font to the page. Without it, the browser requests the font when it paints the
 * first text, and the layout shifts when the font arrives. The preload must not delay the scripts.
 */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /^static\/.*\.woff2$/.test(file))
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
