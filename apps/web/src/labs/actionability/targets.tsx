import type { Dispatch, MouseEvent, ReactNode } from 'react';
import type { TargetAction, Round, Target } from '@sparring/practice/labs/actionability/round';
import { useTyping } from '../../practice/typing.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import { Track } from './track.tsx';

interface TargetsProps {
  readonly round: Round;
  readonly change: Dispatch<TargetAction>;
  /** The targets that the second level adds. */
  readonly children: ReactNode;
}

/** Six native controls, each of which can lack one condition. */
export const Targets = ({ round, change, children }: TargetsProps) => {
  const { ref, wayOf } = useTyping(round.text);
  const lacks = (target: Target) => round.missing.includes(target);
  const using = (target: Target) => ({
    onClick: ({ nativeEvent: { isTrusted } }: MouseEvent) =>
      change({ kind: 'use', target, isTrusted }),
  });

  return (
    <div className={`flush-items ${styles.targets}`}>
      <div hidden={lacks('Hidden')}>
        <Button name="action-hidden" look="plain" {...using('Hidden')}>
          Hidden
        </Button>
      </div>
      <Track isMoving={lacks('Moving')}>
        <Button name="action-moving" look="plain" {...using('Moving')}>
          Moving
        </Button>
      </Track>
      <Choice
        name="action-disabled"
        type="checkbox"
        checked={round.isTicked}
        disabled={lacks('Disabled')}
        readOnly
        {...using('Disabled')}
      >
        Disabled
      </Choice>
      <Field label="Read-only" name="action-read-only">
        {(wiring) => (
          <input
            {...wiring}
            ref={ref}
            type="text"
            autoComplete="off"
            readOnly={lacks('Read-only')}
            value={round.text}
            onChange={(event) =>
              change({
                kind: 'type',
                text: event.target.value,
                isTrusted: wayOf(event) !== 'a script',
              })
            }
          />
        )}
      </Field>
      <div className={styles.stack}>
        <div className={styles.covered} inert={lacks('Covered')}>
          <Button name="action-covered" look="plain" {...using('Covered')}>
            Covered
          </Button>
        </div>
        {lacks('Covered') && (
          <div
            {...testable('action-cover')}
            className={styles.cover}
            role="presentation"
            onClick={() => change({ kind: 'cover' })}
          >
            Loading…
          </div>
        )}
      </div>
      <div
        className={styles.drawer}
        data-state={lacks('Out of view') ? 'away' : 'here'}
        inert={lacks('Out of view')}
      >
        <Button name="action-out-of-view" look="plain" {...using('Out of view')}>
          Out of view
        </Button>
      </div>
      {children}
    </div>
  );
};
