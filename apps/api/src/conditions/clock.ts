import {
  lastTime,
  millisecondsOf,
  type ClockMode,
  type ClockSettings,
  type OwnClock,
  type ShownClock,
} from '@sparring/contracts/own-clock';
import type { Clock } from '../request/clock.ts';

type Server = Pick<Clock, 'now'>;

const bounded = (time: number): number => Math.min(Math.max(time, 0), lastTime);

const timeOf = (own: OwnClock | undefined, server: Server): number => {
  const time = server.now().getTime();
  if (!own) return time;
  return 'frozen' in own ? own.frozen : bounded(time + own.ahead);
};

const modeOf = (own: OwnClock | undefined): ClockMode =>
  own && 'frozen' in own ? 'frozen' : 'running';

/** The clock of a workspace. Delays take as long as without it. */
export const clockOf = (own: OwnClock | undefined, server: Clock): Clock =>
  own ? { now: () => new Date(timeOf(own, server)), wait: server.wait } : server;

const clockAt = (time: number, mode: ClockMode, server: Server): OwnClock =>
  mode === 'frozen' ? { frozen: bounded(time) } : { ahead: bounded(time) - server.now().getTime() };

/** The clock after a change: `now` first, then `advance`, then the mode. */
export const changedClock = (
  own: OwnClock | undefined,
  { now, advance, clock }: ClockSettings,
  server: Server,
): OwnClock | undefined => {
  const start = now === null ? undefined : own;
  if (now == null && advance === undefined && clock === undefined) return start;
  const from = now == null ? timeOf(start, server) : Date.parse(now);
  const time = from + millisecondsOf(advance ?? '');
  return clockAt(time, clock ?? modeOf(start), server);
};

export const shownClock = (own: OwnClock | undefined, server: Server): ShownClock => ({
  now: new Date(timeOf(own, server)).toISOString(),
  clock: own ? modeOf(own) : 'server',
});
