import { withBrowserStorage, withTabStorage } from '../../session/storage.ts';
import { draftIn } from './draft.ts';
import type { Session } from './server.ts';

/** What a page has stored beside the cookie. Each part belongs to one session, which its CSRF token names. */
export const partsOf = (workspace: string) => {
  const key = `sessions/${workspace}`;
  const draft = draftIn(key);

  /** The session that this browser knows. */
  const known = (): Session | undefined => {
    try {
      const kept = withBrowserStorage((storage) => storage.getItem(key));
      return (JSON.parse(kept ?? 'null') as Session | null) ?? undefined;
    } catch {
      return undefined;
    }
  };

  return {
    key,
    known,
    /** The names of the parts that are not those of this session. */
    missing: async ({ csrf_token }: Session): Promise<readonly string[]> => {
      const parts = {
        'local storage': known()?.csrf_token,
        'session storage': withTabStorage((storage) => storage.getItem(key)),
        IndexedDB: await draft.read(),
      };
      const wrong = Object.entries(parts).filter(([, token]) => token !== csrf_token);
      return wrong.map(([name]) => name);
    },
    write: async (session: Session): Promise<void> => {
      withBrowserStorage((storage) => storage.setItem(key, JSON.stringify(session)));
      withTabStorage((storage) => storage.setItem(key, session.csrf_token));
      await draft.write(session.csrf_token);
    },
    clear: async (): Promise<void> => {
      withBrowserStorage((storage) => storage.removeItem(key));
      withTabStorage((storage) => storage.removeItem(key));
      await draft.clear();
    },
  };
};
