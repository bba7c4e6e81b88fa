import { z } from 'zod';

/** The hours after which a key is forgotten, by the clock of the workspace. */
export const keyHours = 24;

/** A workspace keeps the newest of its keys. */
export const keysKept = 1000;

/** The header of a request that can be sent again. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The header of an answer that was given before. */
export const replayedHeader = 'Idempotency-Replayed';

/**
 * A key: a string with double quotes, as the draft of the IETF has it, or the same text without them, as most
 * APIs take it.
 */
export const idempotencyKey = z
  .string()
  .regex(/^(?:"[ !#-[\]-~]{1,255}"|[!#-[\]-~]{1,255})$/)
  .meta({
    description: `A name for this request that no other request has, such as a random UUID; up to 255 visible characters, with or without double quotes. The same request with the same key gets the same response again, with the header ${replayedHeader}, and changes nothing. The API forgets a key after ${keyHours} hours.`,
  });

/** The headers of an endpoint whose request can be sent again. A collection sends the example, so each endpoint has its own. */
export const takesKey = (example: string) => ({
  [idempotencyKeyHeader]: idempotencyKey.meta({ ...idempotencyKey.meta(), examples: [example] }),
});

/** The header of its reply. */
export const mayBeReplayed = {
  [replayedHeader]: '`true` if an earlier request with the same key has already had this response.',
};
