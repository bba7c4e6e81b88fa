/** The text, or its first characters and an ellipsis. It never ends in half of a surrogate pair. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
