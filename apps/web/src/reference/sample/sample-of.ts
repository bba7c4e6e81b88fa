import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleText } from '@sparring/contracts/reply';
import { answeredBy, type Language, sample } from '@sparring/contracts/print/samples';
import { exampleIn } from '../../practice/call/draft.ts';

/** The reply to the documented example when it succeeds. */
export const expectedReply = ({ replies }: Endpoint) => {
  const [status, reply] = Object.entries(replies)[0] ?? [];
  return { status, reply };
};

/** The documented example as a program; undefined if the language has no sample for it. */
export const sampleOf = (language: Language, endpoint: Endpoint, base: string) => {
  const { reply } = expectedReply(endpoint);
  return sample(language, exampleIn(endpoint, base), answeredBy(reply));
};

/** The body of the example's answer; undefined if it is not text. */
export const sampleResponse = (endpoint: Endpoint): string | undefined => {
  const { reply } = expectedReply(endpoint);
  return reply && exampleText(reply);
};
