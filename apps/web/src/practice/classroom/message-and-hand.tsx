import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './message-and-hand.module.css';

interface MessageAndHandProps {
  /** The first part of the ids. */
  readonly name: string;
  readonly member: ClassMember;
  readonly turnHand: () => Promise<void>;
}

/** What the teacher says to all, and the hand that calls the teacher. */
export const MessageAndHand = ({ name, member, turnHand }: MessageAndHandProps) => (
  <>
    <output {...testable(`${name}-message`)} className={styles.message}>
      {member.message && <>Your teacher says: {member.message}</>}
    </output>
    <p className="row middle gap-2-3">
      <Button
        name={`${name}-hand`}
        aria-pressed={member.hand_at !== null}
        onClick={() => void turnHand()}
      >
        {member.hand_at ? 'Take my hand down' : 'I am stuck: raise my hand'}
      </Button>
      <output {...testable(`${name}-hand-state`)}>
        {member.hand_at && 'Your teacher sees your hand.'}
      </output>
    </p>
  </>
);
