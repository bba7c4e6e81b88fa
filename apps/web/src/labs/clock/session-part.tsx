import { endsAfter } from '@sparring/practice/labs/clock/session';
import { inSeconds } from '@sparring/practice/labs/clock/instant';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import type { ClockSession } from './use-session.ts';

interface SessionPartProps {
  readonly session: ClockSession | undefined;
  readonly signIn: () => void;
  /** The date that the page shows. */
  readonly date: number;
}

/** Each click in the exercise is activity, so that Stay signed in has nothing else to do. */
export const SessionPart = ({ session, signIn, date }: SessionPartProps) => (
  <>
    <div className="buttons">
      <Button name="clock-sign-in" look="plain" onClick={signIn}>
        Sign in
      </Button>
      <Button name="clock-stay" look="plain">
        Stay signed in
      </Button>
    </div>
    <Outcome
      label="Session"
      name="clock-session"
      quiet={session !== undefined && session.ended === undefined}
    >
      <State session={session} date={date} />
    </Outcome>
    {session?.warns && (
      <p {...testable('clock-warning')} className={styles.warning} role="alert">
        You will be signed out in less than a minute.
      </p>
    )}
  </>
);

const State = ({ session, date }: Pick<SessionPartProps, 'session' | 'date'>) => {
  if (!session) return 'Signed out';
  const { active, ended } = session;
  if (ended !== undefined)
    return (
      <>
        Signed out at <time dateTime={inSeconds(ended)}>{inSeconds(ended).slice(11, 19)}</time>
      </>
    );
  const left = Math.max(0, endsAfter - Math.floor(Math.max(0, date - active) / 1000));
  return (
    <>
      Signed in, <time dateTime={`PT${left}S`}>{inMinutes(left)}</time> left
    </>
  );
};

const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
