import { row, sql, type Engine, type Work } from '../../database/engine.ts';
import type { Session } from './session.ts';

function* end({ nonce, expires }: Session, now: number): Work<void> {
  yield sql('DELETE FROM ended_session WHERE expires_at < $1', now);
  yield sql(
    'INSERT INTO ended_session (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    nonce,
    expires,
  );
}

/** The sessions that were logged out before their time. */
export const createEndedSessions = ({ read, write }: Pick<Engine, 'read' | 'write'>) => {
  return {
    end: (session: Session, now: number) => write(end(session, now)),
    has: async ({ nonce }: Session): Promise<boolean> =>
      (await read(row(sql('SELECT nonce FROM ended_session WHERE nonce = $1', nonce)))) !==
      undefined,
  };
};

export type EndedSessions = ReturnType<typeof createEndedSessions>;
