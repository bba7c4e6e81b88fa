/** The browser calls the space bar `' '`, which nobody could see. */
export const keyName = (key: string): string => (key === ' ' ? 'Space' : key);
