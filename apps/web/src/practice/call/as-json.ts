/** The value of a JSON text; undefined if the text is not JSON. */
export const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
