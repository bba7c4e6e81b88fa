/** A first test of a page, from which each tool's code is printed. Elements are named by their test ids. */
export interface FirstTest {
  /** What the test claims, as its title. */
  readonly title: string;
  /** What the address of the page has, too. */
  readonly query?: string;
  readonly steps: readonly Step[];
  readonly expects: Expectation;
}

export type Step =
  | { readonly click: string; readonly opens?: 'a dialog' }
  | { readonly check: string }
  | { readonly fill: string; readonly text: string }
  | { readonly select: string; readonly option: string }
  | { readonly press: string; readonly key: 'a' | 'ArrowRight' }
  /** One press of the right arrow key moves the slider to this value. */
  | { readonly slide: string; readonly to: string };

export type Expectation =
  | { readonly element: string; readonly text: string }
  | { readonly element: string; readonly contains: string }
  | { readonly element: string; readonly is: 'visible' | 'enabled' }
  | { readonly path: string };

/** The element that a step uses. */
export const elementOf = (step: Step): string => {
  if ('click' in step) return step.click;
  if ('check' in step) return step.check;
  if ('fill' in step) return step.fill;
  if ('select' in step) return step.select;
  return 'press' in step ? step.press : step.slide;
};

/** What a printer is given: the test, the address of its page, and the line that finds an element. */
export interface Printed {
  readonly test: FirstTest;
  readonly url: string;
  readonly find: (testId: string) => string;
}
