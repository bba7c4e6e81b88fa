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

export const codeOf = (house: House, door: Door): string =>
  door === 'Status' ? `${statusOf(house)}-${shownCode(house, door)}` : shownCode(house, door);

/** The path of a door. Slow, Refresh and Timer take the delay, in seconds. */
export const pathOf = ({ workspace, seed }: House, step: string, delay: number): string =>
  `/doors/${workspace}/${seed}/${step.toLowerCase()}?delay=${delay}`;
