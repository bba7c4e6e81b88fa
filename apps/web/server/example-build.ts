import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const script = `console.log('${'a touch of everything '.repeat(50)}')`;

export const html = `<!doctype html><html lang="en"><title>Sparring</title>
<script id="settings" type="application/json">{"hostedByName":"nobody","externalUrl":"https://example.com/"}</script>
<main>${'the page '.repeat(50)}</main></html>`;

const files: Record<string, string | Buffer> = {
  '/index.html': html,
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/static/js/shop-3fA9c2Qx.chunk.js': script,
  '/static/media/mouse-9xYq3Lmn.webp': Buffer.from('RIFF....WEBP'),
};

/** A folder like the one that the build leaves. */
export async function exampleBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-build-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
