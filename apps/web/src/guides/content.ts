/** A guide as the build has read it, without Markdown. */
export interface Content {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block = Heading | Paragraph | Code | List | Table;

export interface Heading {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  /** As on GitHub, so that a fragment is the same here and there. */
  readonly fragment: string;
  /** The id of its link. */
  readonly id: string;
  /** Its text; a later heading of the same text has a number. */
  readonly name: string;
  readonly text: readonly Inline[];
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: readonly Inline[];
}

export interface Code {
  readonly kind: 'code';
  readonly id: string;
  /** What its button copies. */
  readonly name: string;
  readonly code: string;
}

export interface List {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly (readonly Block[])[];
}

export interface Table {
  readonly kind: 'table';
  readonly name: string;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

export type Cell = readonly Inline[];

export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly text: readonly Inline[] }
  | LinkInline;

export interface LinkInline {
  readonly kind: 'link';
  readonly id: string;
  /** Where an earlier link has the same text. */
  readonly name?: string;
  /** A path of the site, a fragment, or an address elsewhere. */
  readonly to: string;
  readonly text: readonly Inline[];
}
