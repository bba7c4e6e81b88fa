import { type Dispatch, useEffect } from 'react';
import type { TargetAction } from '@sparring/practice/labs/actionability/round';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface TwiceProps {
  readonly isCovered: boolean;
  readonly coveredMs: number;
  readonly change: Dispatch<TargetAction>;
}

/** A button whose second click meets a cover that came with the first. It keeps the focus, so it is not inert. */
export const Twice = ({ isCovered, coveredMs, change }: TwiceProps) => {
  useEffect(() => {
    if (!isCovered) return undefined;
    return clock.after(coveredMs, () => change({ kind: 'mend', target: 'Twice' }));
  }, [isCovered, coveredMs, change]);

  return (
    <div className={styles.stack} aria-busy={isCovered}>
      <div className={styles.covered}>
        <Button
          name="action-twice"
          look="plain"
          onClick={({ nativeEvent: { isTrusted } }) =>
            change({ kind: 'use', target: 'Twice', isTrusted })
          }
        >
          Twice
        </Button>
      </div>
      {isCovered && (
        <div
          {...testable('action-second-cover')}
          className={styles.cover}
          role="presentation"
          onClick={() => change({ kind: 'cover' })}
        >
          Saving…
        </div>
      )}
    </div>
  );
};
