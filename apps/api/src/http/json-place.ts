const complaint = (text: string): string => {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const hasStrayCharacter = (text: string): boolean => complaint(text).startsWith('Unexpected token');

/** How much of the text could still become JSON: found by halving, as no prefix of that is refused. */
const readableLength = (text: string): number => {
  let [readable, refused] = [0, text.length];
  while (refused - readable > 1) {
    const middle = (readable + refused) >> 1;
    if (hasStrayCharacter(text.slice(0, middle))) refused = middle;
    else readable = middle;
  }
  return readable;
};

/** What is wrong with a text that is not JSON, and where: Node leaves the place out of some messages. */
export const whereJsonBreaks = (text: string): string => {
  const message = complaint(text);
  if (message === '' || message.includes(' at position ')) return message;
  const position = hasStrayCharacter(text) ? readableLength(text) : text.length;
  const lines = text.slice(0, position).split('\n');
  return `${message}, at position ${position} (line ${lines.length} column ${lines.at(-1)!.length + 1})`;
};
