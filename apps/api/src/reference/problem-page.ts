import { problemKinds } from '@sparring/contracts/problem';
import type { ProblemText } from '@sparring/contracts/problem-text';
import { HttpProblem } from '../refusal.ts';
import { printDocument } from './print/document.ts';
import { html, marked } from './print/html.ts';

/** What the `type` of a problem leads to: one page that explains this kind. */
export const problemPage = (kind: string): string => {
  const text = (problemKinds as Readonly<Record<string, ProblemText>>)[kind];
  if (!Object.hasOwn(problemKinds, kind) || !text)
    throw new HttpProblem('not-found', `No kind of problem is called ${kind}. See /docs.`);
  const { status, title, error, when } = text;
  return printDocument({
    title: error,
    description: `What the problem ${error} of the practice API means, and when it happens.`,
    main: html`<h1>${status} ${title}: ${error}</h1>
      <p>${marked(when)}</p>`,
  });
};
