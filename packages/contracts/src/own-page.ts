/** A page of the site sends this header with what no visitor asked for, so that the log of a learner does not have it. */
export const ownPage = 'x-own-page';
