/** The browser's name of the space bar is `' '`, which is invisible in a message. */
export const keyName = (key: string): string => (key === ' ' ? 'Space' : key);
