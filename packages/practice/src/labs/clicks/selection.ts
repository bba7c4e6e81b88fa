/** The places in a list that are selected, in order, and the one from which Shift selects. */
export interface Selection {
  readonly places: readonly number[];
  readonly anchor: number;
  /** How many ranges it was made with. */
  readonly ranges: number;
}

export interface Modifiers {
  readonly isAdding: boolean;
  readonly isRange: boolean;
}

const between = (one: number, other: number): readonly number[] => {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step);
};

const inOrder = (places: readonly number[]): readonly number[] =>
  [...new Set(places)].toSorted((one, other) => one - other);

/** Selects as lists of files do: alone, one more or one less with Ctrl, a range with Shift, one more range with both. */
export const select = (
  { places, anchor, ranges }: Selection,
  at: number,
  { isAdding, isRange }: Modifiers,
): Selection => {
  if (isRange) {
    const range = between(anchor, at);
    const all = isAdding ? [...places, ...range] : range;
    return { places: inOrder(all), anchor, ranges: isAdding ? ranges + 1 : 1 };
  }
  if (!isAdding) return { places: [at], anchor: at, ranges: 0 };
  const isSelected = places.includes(at);
  const rest = places.filter((place) => place !== at);
  return { places: isSelected ? rest : inOrder([...rest, at]), anchor: at, ranges };
};
