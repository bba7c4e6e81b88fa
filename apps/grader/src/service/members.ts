import { classMember } from '@sparring/contracts/class-member-endpoints';
import { z } from 'zod';
import { GraderProblem } from './problem.ts';

const patienceMs = 3000;

const problem = z.object({ type: z.string(), detail: z.string() });

/** What a refusal says of a key, if it is about the key. */
const refusedKey = (body: unknown, key: string): string | undefined => {
  const { data } = problem.safeParse(body);
  if (data?.type.endsWith('/key-replaced')) return data.detail;
  return data?.type.endsWith('/not-a-member') ? nobodys(key) : undefined;
};

const nobodys = (key: string): string => `Nobody in a class has the key ${key}.`;

/** Why no class counts the cards of a key; undefined if one does. */
const whyNot = (body: unknown, key: string, now: Date): string | undefined => {
  const { data } = classMember.safeParse(body);
  if (!data) return undefined;
  const { class_title, ends_at } = data;
  if (class_title === null) return nobodys(key);
  const isOver = ends_at !== null && Date.parse(ends_at) <= now.getTime();
  return isOver ? `The class ${class_title} of the key ${key} has ended.` : undefined;
};

/**
 * Asks the API that has the classes who has a key, so that nobody finds out after a grading that no class counts it. An
 * API that does not answer refuses nobody.
 */
export const createMembers =
  (api: string | undefined, now: () => Date) =>
  async (key: string | undefined): Promise<void> => {
    if (api === undefined || key === undefined) return;
    const reply = await fetch(`${api}/w/${key}/v1/practice/workspace/member`, {
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    const body: unknown = await reply?.json().catch(() => undefined);
    const why = reply?.ok ? whyNot(body, key, now()) : refusedKey(body, key);
    if (why === undefined) return;
    throw new GraderProblem(
      'invalid-input',
      `${why} Compare it with your sheet, or grade without --as and with WORKSPACE unset: then no class counts the card.`,
    );
  };

export type CheckMember = ReturnType<typeof createMembers>;
