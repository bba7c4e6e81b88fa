/** The state of a combobox. */
export interface Box {
  readonly text: string;
  readonly isOpen: boolean;
  /** The place of the active option in what is offered. */
  readonly active?: number | undefined;
}

export const closed = (text: string): Box => ({ text, isOpen: false });

/** The options that contain the text, in upper or lower case. */
export const offered = (options: readonly string[], text: string): readonly string[] =>
  options.filter((option) => option.toLowerCase().includes(text.trim().toLowerCase()));

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens the list, or moves through it and wraps around. */
const moved = (box: Box, step: number, count: number): Box => {
  const from = box.active ?? (step > 0 ? -1 : count);
  const active = count > 0 ? (from + step + count) % count : undefined;
  return { ...box, isOpen: true, active };
};

/** What a key does to a combobox that offers these options: another state, a choice, or nothing. */
export const pressed = (
  key: string,
  box: Box,
  options: readonly string[],
): { readonly box: Box } | { readonly choice: string } | undefined => {
  const step = steps[key];
  if (step !== undefined) return { box: moved(box, step, options.length) };
  if (!box.isOpen) return undefined;
  if (key === 'Escape') return { box: { ...box, isOpen: false, active: undefined } };
  const choice = box.active === undefined ? undefined : options[box.active];
  return key === 'Enter' && choice !== undefined ? { choice } : undefined;
};
