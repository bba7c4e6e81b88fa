/** Where a learner runs the code: it has the address of this site and the workspace of the tab in it. */
export interface Place {
  readonly origin: string;
  readonly workspace: string;
}

/** A replacement of text in a file that an earlier step has made. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What a learner types. `scripts/newcomers/start.test.ts` types the same. */
export type Code =
  /** Commands for a terminal. */
  | {
      readonly kind: 'run';
      readonly text: string;
      /** The folder of the learner, beside which Sparring has to lie first. */
      readonly gets?: string;
    }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  /** Code for the end of a file. */
  | { readonly kind: 'add'; readonly file: string; readonly text: string }
  /** An edit that makes a test red, and is undone afterwards. */
  | ({ readonly kind: 'change' } & Edit)
  /** An address to paste. */
  | { readonly kind: 'address'; readonly text: string }
  | ({ readonly kind: 'request' } & PostmanRequest);

/** A request of the imported collection, or a copy with other contents. */
export interface PostmanRequest {
  /** Its name in the collection, which begins with the method. */
  readonly item: string;
  readonly address?: string;
  readonly body?: string;
  readonly script?: Script;
}

/** What Postman runs after the response: instead of the scripts of the collection, or after them. */
interface Script {
  readonly place: 'instead' | 'at the end';
  readonly text: string;
}

/** What shows that a step is done: something that the site or the workspace of the tab knows. */
export type Evidence =
  | { readonly lab: string }
  | { readonly visited: string }
  | { readonly request: RequestSign };

/** A request in the log of the workspace. The path contains the text. */
export interface RequestSign {
  readonly method: string;
  readonly path: string;
  /** `null` if the response was lost. */
  readonly status: number | null;
}

export interface Step {
  /** Unique among the steps of all tracks. */
  readonly id: string;
  readonly title: string;
  readonly minutes: 5 | 10;
  /** What downloads something. */
  readonly needsInternet?: string;
  /** Text in backticks is code, here and in the check. */
  readonly action: string;
  /** A page of the site that the action is about. */
  readonly page?: { readonly path: string; readonly label: string };
  readonly code?: readonly Code[];
  /** What it quotes in backticks is in the output of the code. */
  readonly check: string;
  /** The solution of a task, in a fold. */
  readonly solution?: Edit;
  readonly evidence?: Evidence;
}

/** One of the paths of /start. */
export interface Track {
  readonly path: string;
  readonly title: string;
  /** For whom the track is. */
  readonly audience: string;
  /** What the learner has learned at its end. */
  readonly goal: string;
  readonly needs: string;
  /** Where to go on when all steps are done. */
  readonly next: { readonly path: string; readonly label: string };
  readonly stepsIn: (place: Place) => readonly Step[];
}
