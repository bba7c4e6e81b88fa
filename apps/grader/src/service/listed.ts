import type { LearnerCard } from './cards.ts';
import type { CardState } from './state.ts';

/** A card in the table of the teacher, as JSON. */
interface ListedCard extends CardState {
  /** The key of the member of a class who has drawn it. */
  readonly as?: string;
  /** Whether it was asked for with `--full`. */
  readonly full: boolean;
}

export const listed = ({ state, options }: LearnerCard): ListedCard => {
  const { as, isFull } = options();
  return { ...state(), ...(as !== undefined && { as }), full: isFull };
};

/** The cards that are complete since a time; without a time every card. */
export const endedSince =
  (since: unknown) =>
  ({ ended }: CardState): boolean => {
    if (typeof since !== 'string') return true;
    return ended !== undefined && Date.parse(ended) >= Date.parse(since);
  };
