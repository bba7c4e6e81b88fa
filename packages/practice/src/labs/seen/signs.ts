import { chanceOf, type House } from '../../house.ts';
import { createChance } from '../../chance.ts';

/** How a sign is shown, and whether a person sees its word. */
export const looks = {
  'not rendered': false,
  invisible: false,
  transparent: false,
  'without size': false,
  clipped: false,
  'off the page': false,
  covered: false,
  closed: false,
  plain: true,
  turned: true,
  'visible in an invisible box': true,
  'below the edge of a box': true,
} as const;
export type Look = keyof typeof looks;

export interface Sign {
  readonly look: Look;
  readonly word: string;
}

const words = [
  'anchor basket candle domino engine feather garden hammer island jacket kettle ladder',
  'magnet needle orange pencil quiver ribbon saddle tunnel umbrella velvet window yogurt',
].flatMap((line) => line.split(' '));

const all = Object.keys(looks) as Look[];

/** A word for each sign, and one more. They depend on the workspace, too: they are not those of another learner. */
const drawWords = (house: House): readonly string[] =>
  chanceOf(house, 'words').sample(words, all.length + 1);

export const drawSigns = (house: House): readonly Sign[] => {
  const drawn = drawWords(house);
  const order = chanceOf(house, 'signs').sample(all, all.length);
  return order.map((look, at) => ({ look, word: drawn[at] ?? '' }));
};

/** The word that only the style sheet puts on the page, and that no sign has. */
export const drawBadge = (house: House): string => drawWords(house)[all.length] ?? '';

export interface Box {
  readonly name: string;
  readonly isChecked: boolean;
  /** Whether its element has the attribute, which says how it was at first. */
  readonly hasAttribute: boolean;
}

/** Two of four boxes are checked, and the attribute is on one of these and on one of the others. */
export const drawBoxes = (seed: number): readonly Box[] => {
  const order = createChance(seed).sample([0, 1, 2, 3], 4);
  return ['Lamp', 'Fan', 'Heater', 'Radio'].map((name, at) => {
    const place = order[at] ?? 0;
    return { name, isChecked: place < 2, hasAttribute: place % 2 === 0 };
  });
};

/** When the light turns green: after half of the delay to the whole of it. */
export const drawGreenMs = (seed: number, delay: number): number =>
  delay * 1000 * (0.5 + createChance(seed).integer(501) / 1000);

/** The words in a typed text, which blanks or commas separate. */
export const wordsIn = (text: string): readonly string[] =>
  [...new Set(text.split(/[\s,]+/))].filter((word) => word !== '');

/** The looks of the signs that nobody sees, but that have one of the words. */
export const unseenIn = (signs: readonly Sign[], typed: readonly string[]): readonly Look[] =>
  all.filter(
    (look) => !looks[look] && signs.some((sign) => sign.look === look && typed.includes(sign.word)),
  );
