import type { GroupedCause, MemberRow } from '@sparring/contracts/desk/watch';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './say-now.module.css';

interface SayNowProps {
  readonly causes: readonly GroupedCause[];
  readonly rows: readonly Pick<MemberRow, 'calls'>[];
  /** How a member is called: on the projector by the number alone. */
  readonly nameOf: (number: number) => string;
  /** Left out on the projector. */
  readonly onSay?: (sentence: string) => void;
}

const most = 4;

const whoIn = (names: readonly string[]): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');

/** The mistakes of the class by cause, the most frequent first, each with the sentence that helps. */
export const SayNow = ({ causes, rows, nameOf, onSay }: SayNowProps) => (
  <section {...testable('desk-say')} aria-labelledby="desk-say-title">
    <h2 id="desk-say-title">What to say now</h2>
    {causes.length === 0 && (
      <p>
        {rows.some(({ calls }) => calls > 0)
          ? 'Nobody makes the same mistake again.'
          : 'No member has sent a request yet.'}
      </p>
    )}
    <ul className={styles.list}>
      {causes.map(({ cause, say, members }, index) => (
        <li key={`${cause.kind} ${cause.place} ${cause.pointer}`} {...testable(`cause-${index}`)}>
          <span className={styles.count}>{members.length}</span>
          <div>
            <p className={styles.sentence}>{say}</p>
            <p className={styles.detail}>
              {cause.place}
              {cause.status !== null && ` ${cause.status}`} · {whoIn(members.map(nameOf))}
            </p>
          </div>
          {onSay && (
            <Button
              name={`cause-${index}-say`}
              look="plain"
              aria-label={`Say it to all: ${cause.place}: ${say}`}
              onClick={() => onSay(say)}
            >
              Say it to all
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
);
