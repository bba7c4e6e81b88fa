/** Who used a control. */
export type Way = 'a user' | 'a user, key by key' | 'a user, at once' | 'a script';

/** A change of the text in a field. */
export interface Typing {
  readonly isTrusted: boolean;
  /** Whether the browser announced it with a trusted `beforeinput`, over the text that the page knew. */
  readonly isAnnounced: boolean;
  /** Whether a trusted key came before it. */
  readonly hasKey: boolean;
  /** What the browser calls it, if it does, such as `insertFromPaste`. */
  readonly inputType?: string;
}

/** What a script inserts with `document.execCommand` is trusted, but not announced. */
export const wayOfTyping = ({ isTrusted, isAnnounced, hasKey, inputType }: Typing): Way => {
  if (!isTrusted || !isAnnounced) return 'a script';
  return hasKey && !inputType?.startsWith('insertFrom') ? 'a user, key by key' : 'a user, at once';
};
