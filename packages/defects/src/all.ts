import { readdir } from 'node:fs/promises';
import type { Defect } from './defect.ts';

export interface KnownDefect extends Defect {
  /** The folder of its file. */
  readonly area: string;
  /** What the graded build calls it; 0 is the original product. */
  readonly number: number;
}

const areas = new URL('areas/', import.meta.url);

const readOne = async (path: string): Promise<Defect & { area: string }> => {
  const [area = '', file = ''] = path.split('/');
  const { default: found } = (await import(new URL(path, areas).href)) as { default: Defect };
  const id = file.replace(/\.ts$/, '');
  if (found.id !== id) throw new Error(`${path} calls its defect ${found.id}: name both alike.`);
  return { ...found, area };
};

/** Every defect: a file in the folder of an area is one. */
export const readDefects = async (): Promise<readonly KnownDefect[]> => {
  const entries = await readdir(areas, { recursive: true });
  const paths = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
  const defects = await Promise.all(paths.toSorted().map(readOne));
  return defects.map((one, at) => ({ ...one, number: at + 1 }));
};
