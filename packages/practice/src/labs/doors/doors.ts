import { doorNames } from '@sparring/contracts/lab-facts/door-names';
import { chanceOf, drawCode, type House } from '../../house.ts';

export const doors = doorNames;
export type Door = (typeof doors)[number];

/** Two accounts, because a browser asks for credentials once for each origin and realm. */
export const accounts = {
  Basic: { username: 'ada', password: 'jab-17' },
  Digest: { username: 'bob', password: 'hook-23' },
} as const;

const statuses = [404, 410, 500] as const;

/** The status with which the door Status answers. */
export const statusOf = (house: House): (typeof statuses)[number] =>
  statuses[chanceOf(house, 'status').integer(statuses.length)] ?? 404;

/** What the door itself shows. The code of Status has its status, too. */
export const shownCode = (house: House, door: Door): string => drawCode(house, door);

/** The code in the document that sends a browser on to the door. */
export const oldCode = (house: House, door: 'Refresh' | 'Timer'): string =>
  drawCode(house, `before ${door}`);

/** What the door shows when its code has been there for longer than the window of a wait. */
export const lateCode = (house: House, door: 'Refresh' | 'Timer'): string =>
  drawCode(house, `after ${door}`);

/** How a test comes by each code. */
export const wayTo: Readonly<Record<Door, string>> = {
  Slow: 'wait for its first byte',
  Picture: 'read it while the picture is loading',
  Hops: 'follow three redirects',
  Refresh: 'wait for the second document',
  Timer: 'wait for the second document',
  Basic: 'send the username and the password',
  Digest: 'send the username and the password',
  Status: 'join the status and the code of the body',
  Error: 'join the halves of both messages',
  Scripts: 'open it without scripts',
};

export const codeOf = (house: House, door: Door): string =>
  door === 'Status' ? `${statusOf(house)}-${shownCode(house, door)}` : shownCode(house, door);

/** The path of a door. Slow, Refresh and Timer take the delay, in seconds. */
export const pathOf = ({ workspace, seed }: House, step: string, delay: number): string =>
  `/doors/${workspace}/${seed}/${step.toLowerCase()}?delay=${delay}`;
