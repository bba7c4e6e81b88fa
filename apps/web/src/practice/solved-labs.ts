import { useEffect, useState } from 'react';
import { apiOfTab } from '../session/workspace-name.ts';

type Said = readonly { readonly lab: string; readonly solved: boolean }[];

const none: ReadonlySet<string> = new Set();

/** The slugs of the labs that are solved in the workspace with this address of the API. */
export const readSolvedLabs = async (
  api: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> => {
  const response = await fetch(`${api}/workspace/labs`, { signal });
  if (!response.ok) return none;
  const said: Said = await response.json();
  return new Set(said.filter(({ solved }) => solved).map(({ lab }) => lab));
};

/** The slugs of the labs that are solved in the workspace of the tab; none until the API says so. */
export const useSolvedLabs = (search: string): ReadonlySet<string> => {
  const [api] = useState(() => apiOfTab(search));
  const [solved, setSolved] = useState(none);

  useEffect(() => {
    const leaving = new AbortController();
    readSolvedLabs(api, leaving.signal).then(setSolved, () => setSolved(none));
    return () => leaving.abort();
  }, [api]);

  return solved;
};
