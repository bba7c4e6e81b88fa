import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from './compressed-files.ts';
import { readManifest } from './page-files.ts';

export const script = `console.log('${'a touch of everything '.repeat(50)}')`;

export const html = `<!doctype html><html lang="en"><title>Sparring</title>
<script type="module" crossorigin src="/static/js/main-7bQd1Kse.js"></script>
<script id="chunks" type="application/json">{"shop":"/static/js/shop-3fA9c2Qx.chunk.js"}</script>
<script id="settings" type="application/json">{"hostedByName":"nobody","externalUrl":"https://example.com/"}</script>
  </head>
<main>${'the page '.repeat(50)}</main></html>`;

const shopPage = 'src/shop/shop.tsx';

/**
 * A manifest as Vite writes it: the shop's page shares a button chunk and the main chunk with other
 * pages.
 */
export const manifest = readManifest(
  JSON.stringify({
    'index.html': { file: 'static/js/main-7bQd1Kse.js', isEntry: true },
    [shopPage]: {
      file: 'static/js/shop-3fA9c2Qx.chunk.js',
      src: shopPage,
      isDynamicEntry: true,
      imports: ['_button.js', 'index.html'],
      css: ['static/media/shop-1aB2c3D4.css'],
    },
    '_button.js': {
      file: 'static/js/button-5eF6g7H8.chunk.js',
      imports: [shopPage],
      css: ['static/media/button-6fG7h8J9.css'],
    },
  }),
);

const files: Record<string, string | Buffer> = {
  '/index.html': html,
  '/.vite/manifest.json': JSON.stringify(manifest),
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/frames/desk.html': '<!doctype html><title>Desk</title>',
  '/static/js/shop-3fA9c2Qx.chunk.js': script,
  '/static/media/mouse-9xYq3Lmn.webp': Buffer.from('RIFF....WEBP'),
};

/** Creates a folder like the output of the build. */
export const exampleBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-build-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await compressFiles(folder);
  return folder;
};
