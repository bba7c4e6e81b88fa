import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleText } from '@sparring/contracts/reply';
import { answeredBy, type Language, sample } from '@sparring/contracts/print/samples';
import { exampleIn } from '../try/draft.ts';

/** The reply that the documented example gets when all goes well. */
export const expectedReply = ({ replies }: Endpoint) => {
  const [status, reply] = Object.entries(replies)[0] ?? [];
  return { status, reply };
};

/** The documented example as a program; nothing when no program can be printed for it. */
export const sampleOf = (language: Language, endpoint: Endpoint, base: string) => {
  const { reply } = expectedReply(endpoint);
  return sample(language, exampleIn(endpoint, base), answeredBy(reply));
};

/** What the example's answer looks like; nothing when there is no text to show. */
export const sampleResponse = (endpoint: Endpoint): string | undefined => {
  const { reply } = expectedReply(endpoint);
  return reply && exampleText(reply);
};
