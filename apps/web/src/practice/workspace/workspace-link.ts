import { untouched } from '@sparring/contracts/untouched';
import { withTabStorage } from '../../session/storage.ts';
import { nameParameter } from '../../session/workspace-name.ts';

/** `?seed=` is the seed of the site, not of the workspace. */
const seedParameter = 'workspace-seed';

const given = (search: string, parameter: string) => new URLSearchParams(search).get(parameter);

export const linkedName = (search: string): string | null => given(search, nameParameter);

export const linkedSeed = (search: string): string | null => given(search, seedParameter);

/** The seed in the link, stored for the browser tab; without one, the seed of a new workspace. */
export const startingSeed = (search: string): string => {
  const linked = linkedSeed(search);
  if (linked === null) {
    const kept = withTabStorage((storage) => storage.getItem(seedParameter));
    return kept ?? String(untouched.seed);
  }
  withTabStorage((storage) => storage.setItem(seedParameter, linked));
  return linked;
};

/** A link to this page with this workspace and this seed in the field. */
export const linkTo = (page: string, name: string, seed: string): string =>
  `${page}?${new URLSearchParams({ [nameParameter]: name, [seedParameter]: seed })}`;
