import type { Page } from '@playwright/test';
import type { Area } from '@sparring/rules/area';
import type { PromiseException } from './promise.ts';

/** One element that a test can use, as a row of the table of elements. */
export interface ElementRow {
  readonly what: string;
  /** Left out if HTML gives the element no role: a password field is found by its label, a hidden one by its test id only. */
  readonly role?: Parameters<Page['getByRole']>[0];
  /** The accessible name; left out where the element has none. */
  readonly name?: string;
  readonly testId: string;
  /** The condition under which the element is on the page, if it is not always there. */
  readonly appears?: string;
  /** What a locator has to enter first, from the outside to the inside. */
  readonly within?: readonly (InFrame | InShadowRoot)[];
  /** Whether a closed shadow root hides it from every locator. */
  readonly isHidden?: true;
}

/** A row of the table, in the order of its columns. */
export const row = (
  what: string,
  role: NonNullable<ElementRow['role']>,
  name: string,
  testId: string,
  more?: Partial<ElementRow>,
): ElementRow => ({ what, role, name, testId, ...more });

/** A frame, by its id. */
interface InFrame {
  readonly frame: string;
}

/** An open shadow root, by the CSS selector of its host. */
interface InShadowRoot {
  readonly shadowRootOf: string;
}

/** The texts and the table of elements of a page to practice on. */
export interface Lesson {
  readonly title: string;
  /** What the page trains, in a sentence or two. */
  readonly trains: string;
  readonly elements: readonly ElementRow[];
  /** What the page promises. */
  readonly rules: Area;
  /** The promises of the site that the page breaks on purpose. */
  readonly exceptions?: readonly PromiseException[];
  /** The error that the page makes the browser log on purpose. */
  readonly expectedError?: RegExp;
}
