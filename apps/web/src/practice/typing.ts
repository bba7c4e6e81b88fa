import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import { type Way, wayOfTyping } from '@sparring/practice/typing';

/** Hears who changes the text of a field. `text` is what the page shows there. */
export const useTyping = (text: string) => {
  const [typing] = useState(() => createTyping(text));
  useLayoutEffect(() => {
    typing.shows(text);
  }, [typing, text]);
  return typing;
};

/** React has an event beforeinput of its own, which some changes do not have. */
const createTyping = (first: string) => {
  let shown = first;
  let hasKey = false;
  let isAnnounced = false;

  return {
    shows: (text: string): void => {
      shown = text;
    },
    /** The ref of the field. */
    ref: (field: HTMLInputElement) => {
      const listening = new AbortController();
      field.addEventListener('keydown', ({ isTrusted }) => (hasKey = isTrusted), listening);
      field.addEventListener(
        'beforeinput',
        ({ isTrusted }) => (isAnnounced = isTrusted && field.value === shown),
        listening,
      );
      return () => listening.abort();
    },
    wayOf: ({ nativeEvent }: ChangeEvent): Way => {
      const { isTrusted, inputType } = nativeEvent as InputEvent;
      const way = wayOfTyping({ isTrusted, isAnnounced, hasKey, inputType });
      hasKey = false;
      isAnnounced = false;
      return way;
    },
  };
};
