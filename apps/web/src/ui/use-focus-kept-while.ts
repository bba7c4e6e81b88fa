import { useLayoutEffect, useRef } from 'react';

/** A disabled button loses the focus. The button takes it again when it is enabled. */
export const useFocusKeptWhile = (disabled: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useLayoutEffect(() => {
    const isBack = wasDisabled.current && !disabled;
    wasDisabled.current = disabled;
    if (isBack && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [disabled]);
  return button;
};
