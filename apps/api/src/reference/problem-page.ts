import { exampleProblem } from '@sparring/contracts/print/example-problem';
import { problemKinds, type ProblemKind, problemMediaType } from '@sparring/contracts/problem';
import type { ProblemText } from '@sparring/contracts/problems/text';
import { html, marked, testable } from '../http/send/html.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { printDocument } from './print/document.ts';
import { operationsWith } from './print/operations-with.ts';
import { nextSteps } from './print/next-steps.ts';
import { headerTable } from './print/tables.ts';

const isKind = (kind: string): kind is ProblemKind => Object.hasOwn(problemKinds, kind);

/** The page that the `type` of a problem points to. */
export const problemPage = (kind: string): string => {
  if (!isKind(kind))
    throw new HttpProblem('not-found', `There is no problem type ${kind}. See /docs.`);
  const text: ProblemText = problemKinds[kind];
  const { status, title, error, when, headers } = text;
  return printDocument({
    title: error,
    description: `The meaning and the cause of the problem ${error} of the practice API.`,
    main: html`<h1>${status} ${title}: ${error}</h1>
      <p>${marked(when)}</p>
      <h2>What to do</h2>
      ${nextSteps(text)}
      <h2>Example</h2>
      <p>
        The media type is <code>${problemMediaType(kind)}</code>. <code>type</code> and
        <code>error</code> are the same in every response of this kind, so a test can compare them.
        <code>detail</code> and <code>instance</code> depend on the request.
      </p>
      <pre ${testable('problem-example')}>${JSON.stringify(exampleProblem(kind), null, 2)}</pre>
      ${headers && headerTable('problem-headers', headers)}
      <h2>Where it can happen</h2>
      ${operationsWith(kind)}`,
  });
};
