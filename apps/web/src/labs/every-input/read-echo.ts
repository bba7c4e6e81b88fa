import type { Echo } from '@sparring/practice/labs/every-input/echo';

/** What the form would send now, or sends by this button. Of a file it is the name; several values of a name are one text. */
export const echoOf = (form: HTMLFormElement, submitter?: HTMLElement | null): Echo => {
  const entries = [...new FormData(form, submitter)];
  const echo: Record<string, string> = {};
  for (const [name, value] of entries) {
    const text = typeof value === 'string' ? value : value.name;
    echo[name] = name in echo ? `${echo[name]}, ${text}` : text;
  }
  return echo;
};
