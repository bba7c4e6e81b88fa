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

/** Bundles the site's server into one file. Like the source, it finds the site in `../dist/site`. */
export default defineConfig({
  input: 'server/main.ts',
  platform: 'node',
  /* The registry imports its pages lazily. The server needs only their paths, so it loads none. */
  external: /\.tsx$/,
  plugins: [leaveOut],
  transform: { define: keptCalls },
  /* The image holds this file. Names stay, so that a stack trace in the log still says which function failed. */
  output: { file: 'dist/server.js', format: 'esm', minify: true, keepNames: true },
});
