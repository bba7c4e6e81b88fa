import { bases } from '@sparring/contracts/paths';
import { namePattern, whyNoName } from '@sparring/contracts/workspace-name';
import type { Chance } from '@sparring/practice/chance';
import { unseeded } from './chance.ts';
import { withBrowserStorage, withTabStorage } from './storage.ts';

const animals = ['badger', 'falcon', 'gecko', 'heron', 'lynx', 'marten', 'otter', 'plover'];
const moods = ['brave', 'calm', 'eager', 'gentle', 'nimble', 'quiet', 'steady', 'sunny'];
const tabKey = 'workspace';

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
  withTabStorage((storage) => storage.setItem(tabKey, name));
};

/** The key of a member of a class is the workspace of each tab that has none of its own. */
const joinedKey = 'joined';

/** The address at which a browser gets the key. */
export const joinPath = (key: string): `/join/${string}` => `/join/${key}`;

export const joinClass = (name: string): void => {
  keepName(name);
  withBrowserStorage((storage) => storage.setItem(joinedKey, name));
};

/** The key with which this browser joined a class. */
export const joinedName = (): string | undefined =>
  withBrowserStorage((storage) => storage.getItem(joinedKey)) ?? undefined;

export const leaveClass = (): void => {
  forgetName();
  withBrowserStorage((storage) => storage.removeItem(joinedKey));
};

/** The workspace that keeps what the ticks of /start show, as long as the browser keeps the ticks. */
const pathKey = 'path-workspace';

const nameOfPath = (): string | undefined =>
  withBrowserStorage((storage) => storage.getItem(pathKey)) ?? undefined;

/** A tab that has no name yet continues the paths of /start where this browser left them. */
export const keepNameOfPath = (name: string): void => {
  if (joinedName() === undefined) withBrowserStorage((storage) => storage.setItem(pathKey, name));
};

/** The next name of the tab is drawn anew. */
export const forgetName = (): void => {
  withTabStorage((storage) => storage.removeItem(tabKey));
};

/** The next name of each tab is drawn anew. */
export const forgetNameOfPath = (): void => {
  forgetName();
  withBrowserStorage((storage) => storage.removeItem(pathKey));
};

/** The name stored for this tab. The first time, it is the key of the class, that of the paths, or drawn. */
const recallName = (chance: Chance): string => {
  const kept = withTabStorage((storage) => storage.getItem(tabKey));
  if (kept) return kept;
  const name = joinedName() ?? nameOfPath() ?? drawName(chance);
  keepName(name);
  return name;
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
