import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const sources = join(here, 'src');

/** What lies beside a source file, such as the sample files, stays there: the bundle looks for it where the source did. */
const keepPlace: Plugin = {
  name: 'keep-place',
  transform: (code, id) => {
    if (!id.startsWith(sources)) return null;
    const place = JSON.stringify(relative(dist, id));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

/** A few files instead of four hundred: docs/decisions/0026 says what that saves. */
export default defineConfig({
  input: join(sources, 'main.ts'),
  platform: 'node',
  external: ['pg', 'swagger-ui-dist'],
  plugins: [keepPlace],
  output: { dir: dist, format: 'esm', cleanDir: true },
});
