/** 32 letters that nobody confuses: without i, l, o and u. */
export const keyLetters = '0123456789abcdefghjkmnpqrstvwxyz';

/* Both halves have a digit, so that hardly any name that a learner chooses looks like a key. */
const half = '(?=[a-z]{0,3}\\d)[0-9a-hjkmnp-tv-z]{4}';

export const memberKey = new RegExp(`^${half}-${half}$`);

/** Every key in a text. The parts of a UUID are none. */
export const keys = new RegExp(`(?<![\\w-])${half}-${half}(?!\\w)`, 'gi');

const atStart = new RegExp(`^${half}-${half}(?=-|$)`);

/** The key at the start of a workspace name: it is the whole name, or a hyphen follows. */
export const keyIn = (name: string): string | undefined =>
  /* Each request is asked for its key, and most names have no hyphen there. */
  name[4] === '-' ? atStart.exec(name)?.[0] : undefined;
