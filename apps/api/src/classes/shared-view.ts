import type { ClassView } from '@sparring/contracts/desk/watch';
import type { Clock } from '../request/clock.ts';

const everyMs = 500;

type View = Promise<ClassView | undefined>;

/** One view of each class every half second, for all desks that follow it. */
export const createSharedView = (build: (ofClass: number) => View, clock: Clock) => {
  const now = () => clock.now().getTime();
  const tick = () => Math.floor(now() / everyMs);
  let built = tick();
  let views = new Map<number, View>();
  return {
    of: (ofClass: number): View => {
      if (tick() !== built) views = new Map();
      built = tick();
      const view = views.get(ofClass) ?? build(ofClass);
      views.set(ofClass, view);
      return view;
    },
    next: (ending: AbortSignal) => clock.wait(everyMs - (now() % everyMs), ending),
  };
};
