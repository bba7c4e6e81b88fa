/** What a text says as JSON; nothing when it is none. */
export const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
