import type { RedesignId } from '../redesigns/redesigns.ts';
import { drawnIn, standsFor } from './round.ts';

/** Numbers that the build writes here: without them a round says nothing. */
declare const SPARRING_SEAL: number;
declare const SPARRING_SETS: readonly number[];

const block = document.querySelector('#settings')?.textContent;

interface Settings {
  readonly rounds?: readonly number[];
  /** It is announced, so a page may say which one it has. */
  readonly redesign?: RedesignId;
}

const { rounds = [], redesign } = JSON.parse(block || '{}') as Settings;
const stand = rounds.map((round) => standsFor(round, SPARRING_SEAL));

/** Whether the instance has chosen a defect, a set of changes or a blank for this page. */
export const isChosen = (number: number): boolean => stand.some((isMeant) => isMeant(number));

/** The changes that this page makes. */
export const changes = drawnIn(isChosen, SPARRING_SETS);

export { redesign };
