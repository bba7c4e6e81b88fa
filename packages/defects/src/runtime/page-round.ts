import type { RedesignId } from '../redesigns/redesigns.ts';
import { drawnIn, standsFor } from './round.ts';

/** Numbers that the build writes here: without them a round says nothing. */
declare const SPARRING_SEAL: number;
declare const SPARRING_SETS: readonly number[];

const block = document.querySelector('#settings')?.textContent;

const settings = JSON.parse(block || '{}') as {
  readonly rounds?: readonly number[];
  readonly redesign?: RedesignId;
};
const stand = (settings.rounds ?? []).map((round) => standsFor(round, SPARRING_SEAL));

/** Whether the instance has chosen a defect, a set of changes or a blank for this page. */
export const isChosen = (number: number): boolean => stand.some((isMeant) => isMeant(number));

/** The changes that this page makes. */
export const changes = drawnIn(isChosen, SPARRING_SETS);

/** It is announced, so the page says it. */
export const { redesign } = settings;
