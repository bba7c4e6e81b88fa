import type { KeyboardEvent } from 'react';

interface ArrowKeys {
  readonly back: 'ArrowLeft' | 'ArrowUp';
  readonly on: 'ArrowRight' | 'ArrowDown';
}

/**
 * The index that a key moves to among `count` items, wrapping around; undefined for a key that does not
 * move.
 */
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
 * Moves the focus among the buttons of a list and returns its new index. It starts from the button that
 * received the key, because the state of a component may not be rendered yet.
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
