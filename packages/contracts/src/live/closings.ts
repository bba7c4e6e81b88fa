/** The most bytes of a message that a client sends. */
export const mostMessageBytes = 16_384;

/** The close codes that the API chooses itself, with their reasons. */
export const closings = {
  stopping: { code: 1001, reason: 'The server is stopping. Connect again.' },
  binary: { code: 1003, reason: 'Messages are text: JSON.' },
  notJson: { code: 1007, reason: 'The message is not valid JSON.' },
  tooLarge: { code: 1009, reason: `A message has at most ${mostMessageBytes} bytes.` },
  failed: { code: 1011, reason: 'This is an error in Sparring. Report it.' },
  unavailable: { code: 1013, reason: 'The database is unavailable. Connect again later.' },
  idle: { code: 4408, reason: 'No message arrived for as long as idle says.' },
} as const;
