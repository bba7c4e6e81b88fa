import { problemKinds } from '@sparring/contracts/problem';
import type { ProblemText } from '@sparring/contracts/problem-text';
import { HttpProblem } from '../http/http-problem.ts';

/** What the `type` of a problem leads to: one page that explains this kind. */
export const problemPage = (kind: string): string => {
  const text = (problemKinds as Readonly<Record<string, ProblemText>>)[kind];
  if (!Object.hasOwn(problemKinds, kind) || !text)
    throw new HttpProblem('not-found', `No kind of problem is called ${kind}. See /docs.`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${text.error} · Sparring</title>
  </head>
  <body>
    <main>
      <h1>${text.status} ${text.title}: ${text.error}</h1>
      <p>${text.when}</p>
      <p><a href="/docs">API reference</a></p>
    </main>
  </body>
</html>
`;
};
