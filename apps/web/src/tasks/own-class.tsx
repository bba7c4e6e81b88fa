import { useEffect, useState } from 'react';
import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import { membershipOf } from '../practice/classroom/membership.ts';
import { MessageAndHand } from '../practice/classroom/message-and-hand.tsx';
import { useMembership } from '../practice/classroom/use-membership.ts';
import { realClock } from '../session/clock.ts';
import { testable } from '../ui/testable.ts';

/** The API can be away at first. */
const againMs = 5000;

/** Who the learner is, with the message of the teacher and the hand. */
export const OwnClass = ({ memberKey }: { readonly memberKey: string }) => {
  const [member, setMember] = useState<ClassMember>();
  useEffect(() => {
    if (member) return undefined;
    let isShown = true;
    const ask = async () => {
      const found = await membershipOf(memberKey);
      if (isShown && found.state === 'member') setMember(found.member);
    };
    void ask();
    const stop = realClock.every(againMs, () => void ask());
    return () => {
      isShown = false;
      stop();
    };
  }, [memberKey, member]);
  return member && <Member memberKey={memberKey} first={member} />;
};

interface MemberProps {
  readonly memberKey: string;
  readonly first: ClassMember;
}

const Member = ({ memberKey, first }: MemberProps) => {
  const { member, turnHand } = useMembership(memberKey, first);
  return (
    <>
      <p {...testable('tasks-member')}>
        You are <bdi>{member.name}</bdi>, number {member.number} of {member.class_title}.
      </p>
      <MessageAndHand name="tasks" member={member} turnHand={turnHand} />
    </>
  );
};
