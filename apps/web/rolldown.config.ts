import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keptCalls } from '@sparring/serving/kept-calls';
import { defineConfig, type Plugin } from 'rolldown';

const fileOf = (name: string): string => fileURLToPath(new URL(`server/${name}`, import.meta.url));

/* The server reads no body and sends no form, and undici has a second parser: 0.8 MB of each image. */
const unused = /^body-parser$|\/web\/(?:fetch\/(?:body\.js|formdata)|webidl)$|\/milo\//;

const leaveOut: Plugin = {
  name: 'leave-out',
  resolveId: (id) => {
    if (id === 'undici') return fileOf('undici-parts.cjs');
    return unused.test(id) ? fileOf('nothing.cjs') : undefined;
  },
};

/** Express knows more than a thousand extensions; these are what the site sends: 0.15 MB of each image. */
const sent =
  /^(?:bin|css|csv|gif|gz|html|ico|jpg|js|json|map|md|pdf|png|py|svg|tar|tgz|ts|txt|wasm|webp|woff2|xml|zip)$/;

const fewTypes: Plugin = {
  name: 'few-types',
  load: (id) => {
    if (!/mime-db[\\/]db\.json$/.test(id)) return undefined;
    const types: Record<string, { extensions?: string[] }> = JSON.parse(readFileSync(id, 'utf8'));
    const kept = Object.entries(types).filter(([, { extensions = [] }]) =>
      extensions.some((one) => sent.test(one)),
    );
    return { code: JSON.stringify(Object.fromEntries(kept)), moduleType: 'json' };
  },
};

/** Bundles the site's server into one file. Like the source, it finds the site in `../dist/site`. */
export default defineConfig({
  input: 'server/main.ts',
  platform: 'node',
  /* The registry imports its pages lazily. The server needs only their paths, so it loads none. */
  external: /\.tsx$/,
  plugins: [leaveOut, fewTypes],
  transform: { define: keptCalls },
  /* The image holds this file. Names stay, so that a stack trace in the log still says which function failed. */
  output: { file: 'dist/server.js', format: 'esm', minify: true, keepNames: true },
});
