/** What a lab says about the way that was taken. Every lab begins with the same word, so that one assertion fits them all. */
export type Judged =
  | { readonly solved: true; readonly text: `Solved: ${string}` }
  | { readonly solved: false; readonly text: string };

/** Says what is right. */
export const solved = (right: string): Judged => ({ solved: true, text: `Solved: ${right}` });

/** Says what is wrong or missing. */
export const unsolved = (text: string): Judged => ({ solved: false, text });

/** Says what the facts of a lab show in a workspace; nothing while there is nothing to say. */
export type Judge<Facts> = (facts: Facts, workspace: string) => Judged | undefined;
