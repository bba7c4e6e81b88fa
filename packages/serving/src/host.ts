const form = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;

/** Whether a header names a host, with or without a port. Nothing in it needs an escape in a document. */
export const isHost = (text: string): boolean => form.test(text);
