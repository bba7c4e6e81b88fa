import { useEffect, useState } from 'react';
import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import { realClock } from '../../session/clock.ts';
import { callDesk } from '../call-desk.ts';
import { useDeskValue } from '../use-desk-value.ts';

/** Another desk can change the plan; the stream does not tell. */
const rereadMs = 10_000;

/** Every task that there is, and those of the plan in its order. */
export const useClassPlan = (id: number) => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = realClock.every(rereadMs, () => setTurn((last) => last + 1));
    return stop;
  }, []);
  const { value: plan, show } = useDeskValue<Plan>(`/classes/${id}/plan#${turn}`);
  const { value: all = [] } = useDeskValue<readonly TaskCount[]>(`/classes/${id}/tasks`);
  const planned = (plan?.tasks ?? []).flatMap((task) => all.find((one) => one.id === task) ?? []);
  const save = async (next: Plan) => {
    const saved = await callDesk<Plan>('PUT', `/classes/${id}/plan`, next);
    /* Another turn drops a reading that began before. */
    setTurn((last) => last + 1);
    show(saved);
  };
  return { plan, all, planned, save };
};

export type ClassPlan = ReturnType<typeof useClassPlan>;
