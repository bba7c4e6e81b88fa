/** The browser calls the space bar `' '`, which nobody could see. */
export function keyName(key: string): string {
  return key === ' ' ? 'Space' : key;
}
