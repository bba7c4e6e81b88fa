import { ownPage } from '@sparring/contracts/own-page';
import { useEffect, useState } from 'react';
import { apiOfTab } from '../session/workspace-name.ts';

type Said = readonly {
  readonly lab: string;
  readonly first_solved: readonly { readonly level: number }[];
}[];

/** The levels that are solved, by the slug of the lab. A lab without one is left out. */
export type SolvedLabs = ReadonlyMap<string, readonly number[]>;

export const noLabs: SolvedLabs = new Map();

/** What is solved in the workspace with this address of the API, whatever its last verdicts say. */
export const readSolvedLabs = async (api: string, signal: AbortSignal): Promise<SolvedLabs> => {
  const response = await fetch(`${api}/workspace/labs`, { signal, headers: { [ownPage]: '1' } });
  if (!response.ok) return noLabs;
  const said: Said = await response.json();
  return new Map(
    said
      .filter(({ first_solved: first }) => first.length > 0)
      .map(({ lab, first_solved: first }) => [lab, first.map(({ level }) => level)]),
  );
};

/** What is solved in the workspace of the tab; nothing until the API says so. */
export const useSolvedLabs = (search: string): SolvedLabs | undefined => {
  const [api] = useState(() => apiOfTab(search));
  const [solved, setSolved] = useState<SolvedLabs>();

  useEffect(() => {
    const leaving = new AbortController();
    readSolvedLabs(api, leaving.signal).then(setSolved, () => undefined);
    return () => leaving.abort();
  }, [api]);

  return solved;
};
