import { keptCalls } from '@sparring/serving/kept-calls';
import { defineConfig } from 'rolldown';

/** Bundles the site's server into one file. Like the source, it finds the site in `../dist/site`. */
export default defineConfig({
  input: 'server/main.ts',
  platform: 'node',
  /* The registry imports its pages lazily. The server needs only their paths, so it loads none. */
  external: /\.tsx$/,
  transform: { define: keptCalls },
  /* The image holds this file. Names stay, so that a stack trace in the log still says which function failed. */
  output: { file: 'dist/server.js', format: 'esm', minify: true, keepNames: true },
});
