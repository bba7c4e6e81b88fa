import { lastTime, type OwnClock } from '@sparring/contracts/own-clock';
import type { Clock } from '../clock.ts';

/** The time of a workspace. A clock that runs stops at the last time. */
export const timeOf = (own: OwnClock, server: Pick<Clock, 'now'>): number =>
  'frozen' in own ? own.frozen : Math.min(server.now().getTime() + own.ahead, lastTime);

/** The clock of a workspace. Delays take as long as without it. */
export const clockOf = (own: OwnClock | undefined, server: Clock): Clock =>
  own ? { now: () => new Date(timeOf(own, server)), wait: server.wait } : server;
