import type { Echo } from '@sparring/practice/labs/every-input/echo';

/** What the form would send now, or sends by this button. Of a file it is the name. */
export const echoOf = (form: HTMLFormElement, submitter?: HTMLElement | null): Echo => {
  const entries = [...new FormData(form, submitter)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
};
