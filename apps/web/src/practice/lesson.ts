import type { Page } from '@playwright/test';
import type { Area } from '@sparring/rules/area';
import type { Flaw } from './promise.ts';

/** One thing on the page that a test can touch, as the learner's table shows it. */
export interface ElementRow {
  readonly what: string;
  /** Left out where HTML gives it none, as a password field: it is found by its label. */
  readonly role?: Parameters<Page['getByRole']>[0];
  /** The accessible name; left out where the element has none. */
  readonly name?: string;
  readonly testId: string;
  /** What has to happen before it is on the page, when it is not there at once. */
  readonly appears?: string;
}

/** What a page to practise on says about itself. */
export interface Lesson {
  readonly title: string;
  /** What there is to practise, in a sentence or two. */
  readonly trains: string;
  readonly elements: readonly ElementRow[];
  /** What the page promises. */
  readonly rules: Area;
  /** The promises of the site that the page breaks, where a breach is the lesson. */
  readonly flaws?: readonly Flaw[];
  /** What the page makes the browser log as an error, where a flaw is the lesson. */
  readonly expectedError?: RegExp;
}
