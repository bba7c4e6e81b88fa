/** A page of the site sends this header with what no visitor asked for: what it reads is not in the log, and what it sends is not judged. */
export const ownPage = 'x-own-page';
