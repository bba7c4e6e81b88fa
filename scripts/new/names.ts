/** One name in the forms in which the code writes it. */
export interface Names {
  /** Folders, addresses and test ids: `star-rating`. */
  readonly kebab: string;
  /** Variables: `starRating`. */
  readonly camel: string;
  /** Components and types: `StarRating`. */
  readonly pascal: string;
  /** Headings: `Star rating`. */
  readonly title: string;
  /** The beginning of the numbers of its rules: `STARRATING`. */
  readonly prefix: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const namesOf = (kebab: string): Names => {
  const pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(kebab.replaceAll('-', ' ')),
    prefix: kebab.replaceAll(/[^a-z]/g, '').toUpperCase(),
  };
};

/** The places in code where each form of a name is replaced. Elsewhere, as in a sentence, the same word is not the name. */
const places: Readonly<Record<keyof Names, (form: string) => string>> = {
  kebab: (form) =>
    `(?<=/)${form}(?=['"\`/?.])|(?<=(?:(?:slug|exercise|lab): |saysTheSame\\()')${form}(?=')|\\b${form}(?=-[a-z])`,
  camel: (form) =>
    `(?<=export const |typeof )${form}\\b|(?<={ |as )${form}(?= })|(?<={ )${form}(?= as )|\\b${form}(?=(?:Endpoints|Routes)\\b)`,
  pascal: (form) => `(?<=const |default )${form}\\b|\\b${form}(?=Facts\\b)`,
  title: (form) => `(?<=title: '(?:Lab: )?)${form}(?=')`,
  prefix: (form) => `\\b${form}(?=-\\d)`,
};

/** The text with the name of the example replaced by the new one. */
export const renamed = (text: string, from: Names, to: Names): string =>
  (Object.keys(places) as (keyof Names)[]).reduce(
    (written, form) => written.replaceAll(new RegExp(places[form](from[form]), 'g'), to[form]),
    text,
  );
