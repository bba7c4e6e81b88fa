import type { ReactNode } from 'react';
import { isLost, publicSentenceOf } from '@sparring/contracts/desk/sentences';
import type { GroupedCause, MemberRow } from '@sparring/contracts/desk/watch';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './say-now.module.css';

interface SayNowProps {
  readonly causes: readonly GroupedCause[];
  readonly rows: readonly Pick<MemberRow, 'calls'>[];
  /** How a member is called: on the projector by the number alone. */
  readonly nameOf: (number: number) => string;
  /** Left out on the projector, which shows nothing that a learner has typed. */
  readonly onSay?: (sentence: string) => void;
}

const mostNames = 4;
const mostCauses = 3;

/** A name has its own direction, which does not turn what stands around it. */
const who = (names: readonly string[]): ReactNode => (
  <>
    {names.slice(0, mostNames).map((name, at) => (
      <span key={name + String(at)}>
        {at > 0 && ', '}
        <bdi>{name}</bdi>
      </span>
    ))}
    {names.length > mostNames && ` and ${names.length - mostNames} more`}
  </>
);

type CauseLineProps = Omit<SayNowProps, 'causes' | 'rows'> & {
  readonly index: number;
  readonly group: GroupedCause;
};

const CauseLine = ({ index, group, nameOf, onSay }: CauseLineProps) => {
  const { cause, members } = group;
  const say = onSay ? group.say : publicSentenceOf(cause);
  return (
    <li {...testable(`cause-${index}`)}>
      <span className="heavy subtitle">{members.length}</span>
      <div>
        <p className="flush bold">{say}</p>
        <p className="small breakable flush">
          {onSay || !isLost(cause) ? cause.place : 'No endpoint'}
          {cause.status !== null && ` ${cause.status}`} · {who(members.map(nameOf))}
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
  );
};

/** The mistakes of the class by cause, the most frequent first, each with the sentence that helps. */
export const SayNow = ({ causes, rows, nameOf, onSay }: SayNowProps) => {
  if (causes.length === 0)
    return (
      <section {...testable('desk-say')} aria-label="What to say now">
        <p className="muted flush">
          {rows.some(({ calls }) => calls > 0)
            ? 'Nobody makes the same mistake again.'
            : 'No member has sent a request yet.'}
        </p>
      </section>
    );
  const lines = causes.map((group, index) => (
    <CauseLine
      key={`${group.cause.kind} ${group.cause.place} ${group.cause.pointer}`}
      index={index}
      group={group}
      nameOf={nameOf}
      {...(onSay && { onSay })}
    />
  ));
  const more = lines.slice(mostCauses);
  return (
    <section {...testable('desk-say')} aria-labelledby="desk-say-title">
      <h2 id="desk-say-title">What to say now</h2>
      <ul className={styles.list}>{lines.slice(0, mostCauses)}</ul>
      {more.length > 0 && (
        <details>
          <summary {...testable('desk-say-more')}>{more.length} more to say</summary>
          <ul className={styles.list}>{more}</ul>
        </details>
      )}
    </section>
  );
};
