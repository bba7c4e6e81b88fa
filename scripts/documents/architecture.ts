import { instance } from '@viz-js/viz';
import { basename, dirname } from 'node:path';
import type { Folders } from './imports.ts';

const ink = '#64748b';
const styles = `<style>
  svg { color-scheme: light dark; font-family: system-ui, sans-serif; }
  text { fill: light-dark(#0f172a, #e2e8f0); }
  .cluster polygon { fill: light-dark(#f1f5f9, #1e293b); stroke: none; }
  .node path { fill: light-dark(#ffffff, #0f172a); stroke: ${ink}; }
  .edge path { stroke: ${ink}; }
  .edge polygon { fill: ${ink}; stroke: ${ink}; }
</style>`;

/** Leaves out an arrow where a longer path leads to the same folder, so that the picture shows layers. */
export const withoutShortcuts = (folders: Folders): Map<string, string[]> => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(folders.get(from) ?? [])].some((next) => reaches(next, to, seen));
  };
  const kept = (from: string, to: string) =>
    ![...(folders.get(from) ?? [])].some(
      (other) => other !== to && reaches(other, to, new Set([from])),
    );
  return new Map(
    [...folders].map(([from, all]) => [from, [...all].filter((to) => kept(from, to))]),
  );
};

const place = (room: string): string => (room.startsWith('packages/') ? 'packages' : dirname(room));

const printDot = (folders: Folders): string => {
  const rooms = new Set(
    [...folders].flatMap(([from, all]) => (all.size > 0 ? [from, ...all] : [])),
  );
  const clusters = [...Map.groupBy([...rooms].toSorted(), place)].map(
    ([name, inside]) => `subgraph "cluster ${name}" {
      label="${name}"
      ${inside.map((room) => `"${room}" [label="${basename(room)}"]`).join('\n      ')}
    }`,
  );
  const arrows = [...withoutShortcuts(folders)].flatMap(([from, all]) =>
    all.map((to) => `"${from}" -> "${to}"`),
  );
  return `digraph {
    graph [rankdir=TB, newrank=true, nodesep=0.2, ranksep=0.5, fontname="sans-serif", bgcolor=transparent]
    node [shape=box, style=rounded, fontname="sans-serif", fontsize=12, height=0.35, margin="0.15,0.05"]
    edge [arrowsize=0.6]
    ${[...clusters, ...arrows].join('\n    ')}
  }`;
};

/** Draws the folders of the source as boxes and their imports as arrows, which all point down. */
export const drawArchitecture = async (folders: Folders): Promise<string> => {
  const viz = await instance();
  const svg = viz.renderString(printDot(folders), { format: 'svg' });
  const drawing = svg.slice(svg.indexOf('<svg')).replace(/<!--.*?-->\n?/gs, '');
  return drawing.replace(
    /(<svg[^>]*>)/,
    `$1\n<title>Which folder imports which</title>\n${styles}`,
  );
};
