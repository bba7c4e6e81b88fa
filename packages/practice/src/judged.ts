/** What a lab says about the way that was taken. */
export interface Judged {
  readonly solved: boolean;
  readonly text: string;
}

/** Says what the facts of a lab show in a workspace; nothing while there is nothing to say. */
export type Judge<Facts> = (facts: Facts, workspace: string) => Judged | undefined;
