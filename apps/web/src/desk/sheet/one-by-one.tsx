import { useState } from 'react';
import type { Member } from '@sparring/contracts/desk/roster';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { Label } from './label.tsx';
import styles from './sheet.module.css';

interface OneByOneProps {
  readonly members: readonly Member[];
  readonly origin: string;
}

/** One large label for the projector, so that a class without a printer can join. */
export const OneByOne = ({ members, origin }: OneByOneProps) => {
  const [at, setAt] = useState(0);
  const place = Math.min(at, members.length - 1);
  const go = (step: number) => setAt((place + step + members.length) % members.length);
  return (
    <section {...testable('sheet-shown')} aria-label="One by one">
      <p className="row middle gap-2-3">
        <Button name="sheet-previous" look="plain" onClick={() => go(-1)}>
          Previous
        </Button>
        <Button name="sheet-next" look="plain" onClick={() => go(1)}>
          Next
        </Button>
        <output {...testable('sheet-place')}>
          {place + 1} of {members.length}
        </output>
      </p>
      <div className={styles.one}>
        <Label member={members[place]!} origin={origin} />
      </div>
    </section>
  );
};
