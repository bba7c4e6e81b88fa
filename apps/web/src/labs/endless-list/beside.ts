import type { End } from './span.ts';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]';

/** The nearest control of the page before or after an element. */
export const controlBeside = (element: Element, side: End): HTMLElement | undefined => {
  const position =
    side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const there = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !element.contains(control) &&
      (element.compareDocumentPosition(control) & position) > 0 &&
      control.checkVisibility(),
  );
  return side === 'before' ? there.at(-1) : there[0];
};
