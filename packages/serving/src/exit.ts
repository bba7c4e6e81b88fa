/**
 * Ends the process as soon as neither a connection nor a timer keeps it. Left to itself, Node 24 then waits for
 * what it has asked of the system, and can wait forever, on a whole processor, after clients left in the middle.
 */
export const exitWhenDone = (): void => void process.once('beforeExit', () => process.exit());
