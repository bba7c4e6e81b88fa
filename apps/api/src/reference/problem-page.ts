import { problemKinds } from '@sparring/contracts/problem';
import type { ProblemText } from '@sparring/contracts/problems/text';
import { HttpProblem } from '../refusal.ts';
import { printDocument } from './print/document.ts';
import { html, marked } from '../http/html.ts';

/** The page that the `type` of a problem points to. */
export const problemPage = (kind: string): string => {
  const text = (problemKinds as Readonly<Record<string, ProblemText>>)[kind];
  if (!Object.hasOwn(problemKinds, kind) || !text)
    throw new HttpProblem('not-found', `There is no problem type ${kind}. See /docs.`);
  const { status, title, error, when } = text;
  return printDocument({
    title: error,
    description: `The meaning and the cause of the problem ${error} of the practice API.`,
    main: html`<h1>${status} ${title}: ${error}</h1>
      <p>${marked(when)}</p>`,
  });
};
