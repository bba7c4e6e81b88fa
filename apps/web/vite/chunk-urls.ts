import type { Plugin, Rolldown } from 'vite';
import { chunkName } from './chunk-name.ts';

const block = /(<script id="chunks" type="application\/json">).*?(<\/script>)/s;

/** Writes the URL of every lazy chunk into the page, so that a ChunkLoadError can name it. */
export const chunkUrls = (): Plugin => ({
  name: 'chunk-urls',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(block, `$1${JSON.stringify(urlsByName(Object.values(bundle)))}$2`),
  },
});

type Output = Rolldown.OutputBundle[string];

const urlsByName = (bundle: Output[]): Record<string, string> => {
  const urls: Record<string, string> = {};
  for (const output of bundle) {
    if (output.type !== 'chunk' || !output.isDynamicEntry) continue;
    const name = chunkName(output);
    if (urls[name]) throw new Error(`Two lazy chunks are called ${name}: rename one of the files.`);
    urls[name] = `/${output.fileName}`;
  }
  return urls;
};
