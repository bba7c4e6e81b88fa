import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { withTwins, type Edit } from './twins.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url)).replaceAll('\\', '/');

/** Where the number of what is chosen comes from, and where notes go. */
export type Side = 'node' | 'page';

const runtimeOf = (place: Side): string =>
  fileURLToPath(new URL(`../runtime/${place}.ts`, import.meta.url)).replaceAll('\\', '/');

const ours = fileURLToPath(new URL('../runtime/jsx.ts', import.meta.url)).replaceAll('\\', '/');

const runtimes = ours.slice(0, ours.lastIndexOf('/') + 1);

/** Elements of the site are made by a runtime that knows the harmless changes of a page. */
export const jsxPlugin: Plugin = {
  name: 'harmless-changes',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      source === 'react/jsx-runtime' && !importer?.replaceAll('\\', '/').includes(runtimes)
        ? ours
        : null,
  },
};

/** Builds every defect in, each beside the original, and none of them chosen. */
export const defectsPlugin = (
  edits: readonly Edit[],
  place: Side,
  nextBlank?: () => number,
): Plugin => {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  return {
    name: 'defects',
    transform: {
      order: 'pre',
      handler: (code, id) => {
        const path = id.replaceAll('\\', '/');
        const here = path.startsWith(root) ? byFile.get(path.slice(root.length)) : undefined;
        return here && { code: withTwins(code, here, runtimeOf(place), nextBlank), map: null };
      },
    },
  };
};
