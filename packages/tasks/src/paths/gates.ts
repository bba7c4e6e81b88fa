import { foundIn, isCalm, isSound } from '../card.ts';
import type { CardProof } from '../proof.ts';

interface Gate {
  /** The areas of the defects. */
  readonly areas: readonly string[];
  /** What they are called. */
  readonly in: string;
  readonly found: number;
}

export const soundCard = {
  say: 'A complete card, whose suite was green in every run without a defect.',
  is: isSound,
};

export const calmCard = { say: 'The suite stayed green with every harmless change.', is: isCalm };

/** A card whose suite notices defects of some areas, and no harmless change. */
export const gate = ({ areas, in: where, found }: Gate): CardProof => ({
  begins: (card) => foundIn(card, areas) > 0,
  steps: [
    soundCard,
    {
      say: `It found ${found} defects or more in ${where}.`,
      is: (card) => foundIn(card, areas) >= found,
    },
    calmCard,
  ],
});
