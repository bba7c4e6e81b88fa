import { defineConfig } from 'rolldown';

/** The site's server in one file. It finds the site where the source does: `../dist/site`. */
export default defineConfig({
  input: 'server/main.ts',
  platform: 'node',
  /* The registry names its pages; the server reads their paths and never loads one. */
  external: /\.tsx$/,
  output: { file: 'dist/server.js', format: 'esm' },
});
