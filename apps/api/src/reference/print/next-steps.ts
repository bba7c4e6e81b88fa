import type { ProblemText } from '@sparring/contracts/problems/text';
import { html, type Html } from '../../http/send/html.ts';

const retry = ({ status, headers = {} }: ProblemText): Html => {
  if ('Retry-After' in headers)
    return html`Wait as long as <code>Retry-After</code> says, and send the same request again.`;
  return status >= 500
    ? html`The same request can succeed later. Before you repeat one that changes data, read the
      data: the change may have been made.`
    : html`Change the request, or the data that it is about: the same request gets the same response
      again.`;
};

/** What a client can do after a problem, by its status and headers. */
export const nextSteps = (problem: ProblemText): Html =>
  html`<ol>
    <li>
      Read <code>detail</code>. It names the value that caused the problem, and what to do next.
    </li>
    <li>${retry(problem)}</li>
  </ol>`;
