const complaint = (text: string): string => {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Of a character that may not stand where it does, Node shows the surroundings and not the place. */
const isStray = (message: string): boolean => message.startsWith('Unexpected token');

/** How much of the text could still become JSON: found by halving, as no prefix of that is refused. */
const readableLength = (text: string): number => {
  let [readable, refused] = [0, text.length];
  while (refused - readable > 1) {
    const middle = (readable + refused) >> 1;
    if (isStray(complaint(text.slice(0, middle)))) refused = middle;
    else readable = middle;
  }
  return readable;
};

/** What is wrong with a text that is not JSON, and where: Node leaves the place out of some messages. */
export const whereJsonBreaks = (text: string): string => {
  const message = complaint(text);
  const stray = isStray(message);
  if (!stray && !message.startsWith('Unexpected end')) return message;
  const position = stray ? readableLength(text) : text.length;
  const lines = text.slice(0, position).split('\n');
  return `${message}, at position ${position} (line ${lines.length} column ${lines.at(-1)!.length + 1})`;
};
