import { untouched } from '@sparring/contracts/workspace';
import { withStorage } from '../../tab/tab-setting.ts';

/** What a link to a page about the API can say; the site's own `?seed=` is another one. */
const nameParameter = 'workspace';
const seedParameter = 'workspace-seed';

const given = (search: string, parameter: string) => new URLSearchParams(search).get(parameter);

export const linkedName = (search: string): string | null => given(search, nameParameter);

export const linkedSeed = (search: string): string | null => given(search, seedParameter);

/** The seed of the link, kept for the browser tab; without any, that of a new workspace. */
export const startingSeed = (search: string): string => {
  const linked = linkedSeed(search);
  if (linked === null) {
    const kept = withStorage((storage) => storage.getItem(seedParameter));
    return kept ?? String(untouched.seed);
  }
  withStorage((storage) => storage.setItem(seedParameter, linked));
  return linked;
};

/** Leads somebody else to this page in this workspace, with this seed in the field. */
export const linkTo = (page: string, name: string, seed: string): string =>
  `${page}?${new URLSearchParams({ [nameParameter]: name, [seedParameter]: seed })}`;
