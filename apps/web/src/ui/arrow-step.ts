import type { KeyboardEvent } from 'react';

interface ArrowKeys {
  readonly back: 'ArrowLeft' | 'ArrowUp';
  readonly on: 'ArrowRight' | 'ArrowDown';
}

/** Where a key leads among `count` things in a ring; undefined for every other key. */
export const arrowStep = (
  { back, on }: ArrowKeys,
  key: string,
  index: number,
  count: number,
): number | undefined => {
  const steps: Record<string, number> = {
    [back]: (index - 1 + count) % count,
    [on]: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
};

/**
 * Moves the focus among the buttons of a list and returns the place it has now. It starts from the
 * button that got the key: that is always the latest, while a state may not be rendered yet.
 */
export const stepFocus = (keys: ArrowKeys, event: KeyboardEvent): number | undefined => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const current = buttons.findIndex((button) => button === event.target);
  const next = arrowStep(keys, event.key, current, buttons.length);
  if (next === undefined) return undefined;
  event.preventDefault();
  buttons[next]?.focus();
  return next;
};
