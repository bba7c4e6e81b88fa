/** What a lab says about the way that was taken. */
export interface Judged {
  readonly solved: boolean;
  readonly text: string;
}
