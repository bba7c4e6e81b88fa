import { z } from 'zod';

/** What a request under a key was refused for. */
export const cause = z
  .object({
    kind: z
      .string()
      .describe(
        'The kind of problem, `no-endpoint` for a path that is none, `base-twice` for one with two base paths, or `left`.',
      ),
    endpoint: z.string().nullable().describe('The id of the endpoint.'),
    place: z
      .string()
      .describe(
        'The method and the path of the endpoint. If there is none, at most 200 characters of the path that was sent, without the key.',
      ),
    status: z.int().nullable(),
    pointer: z.string().nullable().describe('The first invalid field.'),
    typed: z
      .boolean()
      .describe(
        'Whether `place` or `pointer` is what the member has typed, and no documented name: nothing for a projector.',
      ),
  })
  .meta({ id: 'Cause' });
export type Cause = z.infer<typeof cause>;
