import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const api = fileURLToPath(new URL('../../../api/src/', import.meta.url)).replaceAll('\\', '/');

const asVersion4 = (id: string): string => `${id}.replace(/^(.{14})7/, (_, start) => start + '4')`;

/** Where the API makes the ETag of a version, the id of a book and the id of an upload. */
const places: Readonly<
  Record<string, { readonly from: string; readonly to: (original: string) => string }>
> = {
  'http/read/conditional.ts': { from: '`"${version}"`', to: () => '`"k${version}-x"`' },
  'books/ids.ts': {
    from: 'v7({ msecs, seq, random: new Uint8Array(random.buffer, random.byteOffset, length) })',
    to: asVersion4,
  },
  'uploads/routes.ts': { from: 'v7()', to: asVersion4 },
};

/**
 * Ids and ETags get their other shape where they are made: they are also in streams, tables and deliveries, and
 * they come back in bodies. The instance says by a variable whether they have it.
 */
export const otherShapesPlugin: Plugin = {
  name: 'other-shapes',
  buildStart: () => {
    const missing = Object.keys(places).filter((path) => !existsSync(`${api}${path}`));
    if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} in ${api}.`);
  },
  transform: {
    order: 'pre',
    handler: (code, id) => {
      const path = id.replaceAll('\\', '/');
      const place = path.startsWith(api) ? places[path.slice(api.length)] : undefined;
      if (!place) return undefined;
      const { from, to } = place;
      if (code.split(from).length !== 2) throw new Error(`${path} has to have "${from}" once.`);
      const chosen = `(globalThis.sparringShapes ? ${to(from)} : ${from})`;
      return { code: code.replace(from, () => chosen), map: null };
    },
  },
};
