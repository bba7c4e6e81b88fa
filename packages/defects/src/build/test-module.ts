import { transformSync } from 'rolldown/experimental';
import { createChoice, type Note } from '../runtime/choose.ts';
import { withTwins, type Edit } from './twins.ts';

const file = 'shop/sum.tsx';

export const edit = (from: string, to: string, more: Partial<Edit> = {}): Edit => ({
  id: 'less',
  number: 1,
  file,
  from,
  to,
  ...more,
});

export type Module = Readonly<Record<string, (...given: unknown[]) => unknown>>;

const draw = (...drawn: readonly unknown[]) => drawn.slice(2);

let loads = 0;

/** The module as the build makes it, with one defect chosen. */
export const load = async (
  source: string,
  edits: readonly Edit[],
  chosen: number,
  note?: Note,
): Promise<Module> => {
  const made = withTwins(source, edits, 'the-runtime');
  const jsx = { runtime: 'classic', pragma: 'draw' } as const;
  const { code } = transformSync(file, made, { jsx });
  Object.assign(globalThis, {
    theRuntime: { ...createChoice((number) => number === chosen, note), draw },
  });
  const runtime =
    'const { choose: choose$, reach: reach$, same: same$, draw } = globalThis.theRuntime;';
  const runnable = code.replace(/import .* from "the-runtime";/, runtime);
  loads += 1;
  const url = `data:text/javascript,${encodeURIComponent(`${runnable}\n// ${loads}`)}`;
  return (await import(/* @vite-ignore */ url)) as Module;
};

/** What a use of the original module notes: the number of each defect, and whether it would have mattered. */
export const notesOf = async (
  source: string,
  edits: readonly Edit[],
  use: (module: Module) => void,
) => {
  const notes: string[] = [];
  use(await load(source, edits, 0, (number, difference) => notes.push(`${number} ${difference}`)));
  return notes;
};
