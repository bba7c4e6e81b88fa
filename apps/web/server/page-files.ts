import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Vite's manifest: the imports and the styles of each file of the build. */
const manifestSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

const urlsSchema = z.record(z.string(), z.string());

export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = (json: string): Manifest => manifestSchema.parse(JSON.parse(json));

/** Reads the URL of each chunk from the page. */
export const readChunkUrls = (html: string): Record<string, string> => {
  const block = /<script id="chunks" type="application\/json">(.*?)<\/script>/s.exec(html);
  return urlsSchema.parse(JSON.parse(block?.[1] ?? '{}'));
};

/**
 * These files of the build with all their imports. The styles of an import come before those of its
 * importer.
 */
export const filesWith = (urls: readonly string[], manifest: Manifest): Set<string> => {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const files = new Set<string>();
  const add = (key: string): void => {
    const { file, imports, css } = manifest[key]!;
    if (files.has(`/${file}`)) return;
    files.add(`/${file}`);
    for (const imported of imports) add(imported);
    for (const name of css) files.add(`/${name}`);
  };
  for (const url of urls) add(keyOf.get(url)!);
  return files;
};

/** A module that dispatches the chunks when they have loaded. src/page-settings/chunk.ts waits for the event. */
export const handingOver = (chunks: readonly (readonly [string, string])[]) => {
  const text = [
    ...chunks.map(([, url], index) => `import * as chunk${index} from ${JSON.stringify(url)};`),
    `const detail = { ${chunks.map(([name], index) => `${JSON.stringify(name)}: chunk${index}`).join(', ')} };`,
    `dispatchEvent(new CustomEvent('chunks', { detail }));`,
  ].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/static/js/page-${hash}.js`, text };
};
