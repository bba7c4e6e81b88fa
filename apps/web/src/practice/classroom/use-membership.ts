import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import { realClock } from '../../session/clock.ts';
import { type Membership, lowerHand, membershipOf, raiseHand } from './membership.ts';

const pollMs = 5000;

const isOver = ({ ends_at }: ClassMember): boolean =>
  ends_at !== null && Date.parse(ends_at) <= realClock.now();

/** Asks every five seconds, so that the message of the teacher and a hand that was taken down arrive. */
export const useMembership = (key: string, first: ClassMember) => {
  const [member, setMember] = useState(first);
  const [problem, setProblem] = useState<string>();

  const [hasEnded, setEnded] = useState(() => isOver(first));
  const turns = useRef(0);

  const show = useCallback((next: Membership) => {
    if (next.state !== 'member') return setProblem(next.why);
    setProblem(undefined);
    setMember(next.member);
    setEnded(isOver(next.member));
  }, []);

  useEffect(() => {
    let isShown = true;
    const poll = async () => {
      const before = turns.current;
      const next = await membershipOf(key);
      /* An answer from before a turn has the old hand. */
      if (isShown && turns.current === before) show(next);
    };
    const stop = realClock.every(pollMs, () => void poll());
    return () => {
      isShown = false;
      stop();
    };
  }, [key, show]);

  const turnHand = async () => {
    const next = await (member.hand_at ? lowerHand(key) : raiseHand(key));
    turns.current += 1;
    show(next);
  };
  return { member, hasEnded, problem, turnHand };
};
