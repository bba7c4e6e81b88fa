import { workspaceName } from '@sparring/contracts/workspace';
import type { Chance } from '../../tab/chance.ts';
import { withStorage } from '../../tab/tab-setting.ts';

const animals = ['badger', 'falcon', 'gecko', 'heron', 'lynx', 'marten', 'otter', 'plover'];
const moods = ['brave', 'calm', 'eager', 'gentle', 'nimble', 'quiet', 'steady', 'sunny'];
const key = 'workspace';

/** A name that is easy to say and unlikely to equal the name of another reader. */
export const drawName = (chance: Chance): string => {
  const [mood] = chance.sample(moods, 1);
  const [animal] = chance.sample(animals, 1);
  return `${mood}-${animal}-${100_000 + chance.integer(900_000)}`;
};

/** The workspace that a text names, or the problem with the text. */
export const readName = (text: string): { name?: string; problem?: string } => {
  const { data, error } = workspaceName.safeParse(text.toLowerCase());
  return error ? { problem: `The name ${error.issues[0]?.message}.` } : { name: data };
};

export const keepName = (name: string): void => {
  withStorage((storage) => storage.setItem(key, name));
};

export const forgetName = (): void => {
  withStorage((storage) => storage.removeItem(key));
};

/** The name stored for this tab. The first time, a name is drawn and stored. */
export const recallName = (chance: Chance): string => {
  const kept = withStorage((storage) => storage.getItem(key));
  if (kept) return kept;
  const drawn = drawName(chance);
  keepName(drawn);
  return drawn;
};
