import { standsFor } from './round.ts';

/** A number that the build writes here: without it a round says nothing. */
declare const SPARRING_SEAL: number;

const block = document.querySelector('#settings')?.textContent;
const { round = 0 } = JSON.parse(block || '{}') as { readonly round?: number };

/** Whether the instance has chosen a defect or a set of changes for this page. */
export const isChosen = standsFor(round, SPARRING_SEAL);
