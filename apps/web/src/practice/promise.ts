/** The promises that every page keeps, as sentences without their subject. A test checks each of them. */
export type PagePromise =
  | 'has one h1, and the title says the same'
  | 'uses each id and each test id once'
  | 'gives every control a test id that is its id, in kebab-case'
  | 'gives every control an accessible name'
  | 'names every control by the words that it shows'
  | 'gives every input a type'
  | 'names no element whose role has no name'
  | 'gives every article a name'
  | 'gives no two controls the same role and name'
  | 'gives every fieldset a legend'
  | 'has nothing for axe to find in light'
  | 'has nothing for axe to find in dark'
  | 'prints no navigation and no shadow'
  | 'fits into 320 pixels'
  | 'lets the keyboard scroll what is wider than 320 pixels'
  | 'hears what a script sets in each field'
  | 'breaks no word of a table at 320 pixels';

/** A promise that a page breaks on purpose, because breaking it is the exercise. An exception that the page does not need fails the test, too. */
export interface PromiseException {
  readonly breaks: PagePromise;
  /** What is broken, and its purpose, in a sentence or two. */
  readonly why: string;
}
