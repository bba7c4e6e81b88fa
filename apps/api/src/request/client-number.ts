/** Returns a number for the client's address. It is a function, because few calls need the number. */
export type ClientNumber = () => number;

/** The number of an unknown address. It has no rate limit. */
export const nobody = -1;
