/** An ISO time to the minute. */
export const dayAndTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
