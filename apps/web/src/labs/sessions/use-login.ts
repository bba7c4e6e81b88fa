import { useEffect, useMemo, useState } from 'react';
import { createLogin } from './login.ts';
import { asking, type Seen, silent } from './seen.ts';

type Act = () => Promise<Seen | undefined>;

const after = async (act: Act): Promise<(before: Seen) => Seen> => {
  try {
    const next = await act();
    return (before) => next ?? before;
  } catch {
    return (before) => ({ ...before, told: silent });
  }
};

/** What the page shows of its session, and how to change it. */
export const useLogin = (workspace: string, delay: number) => {
  const [seen, see] = useState<Seen>(asking);
  const login = useMemo(() => createLogin(workspace, delay), [workspace, delay]);

  useEffect(() => {
    const run = async (act: Act) => see(await after(act));
    const follow = ({ key }: StorageEvent) => key === login.key && void run(login.ask);
    addEventListener('storage', follow);
    void run(login.begin);
    return () => removeEventListener('storage', follow);
  }, [login]);

  return { seen, login, run: async (act: Act) => see(await after(act)) };
};
