import { bases } from '@sparring/contracts/paths';
import { namePattern, whyNoName } from '@sparring/contracts/workspace-name';
import type { Chance } from '@sparring/practice/chance';
import { unseeded } from './chance.ts';
import { withTabStorage } from './storage.ts';

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
  const name = text.toLowerCase();
  return namePattern.test(name) ? { name } : { problem: `The name ${whyNoName({ input: name })}.` };
};

export const keepName = (name: string): void => {
  withTabStorage((storage) => storage.setItem(key, name));
};

/** The next name of the tab is drawn anew. */
export const forgetName = (): void => {
  withTabStorage((storage) => storage.removeItem(key));
};

/** The name stored for this tab. The first time, a name is drawn and stored. */
const recallName = (chance: Chance): string => {
  const kept = withTabStorage((storage) => storage.getItem(key));
  if (kept) return kept;
  const drawn = drawName(chance);
  keepName(drawn);
  return drawn;
};

/** The parameter of an address that names a workspace. */
export const nameParameter = 'workspace';

/** The workspace of the tab: the one in the address, or the one stored for the tab. */
export const nameOfTab = (search: string): string => {
  const linked = new URLSearchParams(search).get(nameParameter);
  if (linked === '') forgetName();
  const { name } = readName(linked ?? '');
  if (name) keepName(name);
  return name ?? recallName(unseeded);
};

/** The address of the API in a workspace. */
export const apiOf = (name: string): string => `/w/${name}${bases[0]}`;

/** The address of the API in the workspace of the tab. */
export const apiOfTab = (search: string): string => apiOf(nameOfTab(search));
