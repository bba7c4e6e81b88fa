import { useEffect, useMemo, useState } from 'react';
import { silentApi } from '../../practice/silent-api.ts';
import { createLogin } from './login.ts';
import { asking, type Seen } from './seen.ts';

type Act = () => Promise<Seen | undefined>;

interface Shown {
  readonly seen: Seen;
  /** Whether the API did not respond to the last question. */
  readonly isSilent: boolean;
}

const after = async (act: Act): Promise<(before: Shown) => Shown> => {
  try {
    const next = await act();
    return ({ seen }) => ({ seen: next ?? seen, isSilent: false });
  } catch {
    return (before) => ({ ...before, isSilent: true });
  }
};

/** What the page shows of its session, and how to change it. */
export const useLogin = (workspace: string, delay: number) => {
  const [{ seen, isSilent }, show] = useState<Shown>({ seen: asking, isSilent: false });
  const login = useMemo(() => createLogin(workspace, delay), [workspace, delay]);

  useEffect(() => {
    const run = async (act: Act) => show(await after(act));
    const follow = ({ key }: StorageEvent) => key === login.key && void run(login.follow);
    addEventListener('storage', follow);
    void run(login.begin);
    return () => removeEventListener('storage', follow);
  }, [login]);

  return {
    seen: isSilent ? { ...seen, told: silentApi } : seen,
    login,
    run: async (act: Act) => show(await after(act)),
  };
};
