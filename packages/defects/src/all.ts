import { readdir } from 'node:fs/promises';
import type { Defect } from './defect.ts';

export interface KnownDefect extends Defect {
  /** The first folder of its file, or the name of the file. */
  readonly area: string;
  /** What the graded build calls it; 0 is the original product. */
  readonly number: number;
}

const areas = new URL('areas/', import.meta.url);

const readFile = async (path: string): Promise<readonly (Defect & { area: string })[]> => {
  const { defects } = (await import(new URL(path, areas).href)) as { defects: readonly Defect[] };
  const [area = ''] = path.split(/\/|\.ts$/);
  return defects.map((one) => ({ ...one, area }));
};

const placeOf = ({ area, id }: Pick<KnownDefect, 'area' | 'id'>): string => `${area}/${id}`;

/** Every defect. Their order does not depend on how an area is split into files. */
export const readDefects = async (): Promise<readonly KnownDefect[]> => {
  const entries = await readdir(areas, { recursive: true });
  const paths = entries.filter((path) => path.endsWith('.ts'));
  const files = await Promise.all(paths.map((path) => readFile(path.replaceAll('\\', '/'))));
  const sorted = files.flat().toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return sorted.map((one, at) => ({ ...one, number: at + 1 }));
};
