import { api } from '@sparring/contracts/api';
import type { Endpoint, EndpointGroup } from '@sparring/contracts/endpoint';
import { problemsOf } from '@sparring/contracts/print/endpoint-problems';
import type { ProblemKind } from '@sparring/contracts/problem';
import { siteProblems } from '@sparring/contracts/problems/site';
import { html, type Html, kebab, testable } from '../../http/send/html.ts';
import { methodOf } from './method.ts';

const operations = Object.values<EndpointGroup>(api).flatMap((group) =>
  Object.entries<Endpoint>(group).map(([id, endpoint]) => ({
    id: kebab(id),
    endpoint,
    problems: problemsOf(endpoint),
  })),
);

/** The operations that can answer with this problem, each a link to its place in the reference. */
export const operationsWith = (kind: ProblemKind): Html => {
  if (kind in siteProblems)
    return html`<p>In a response to any request that goes through the server of the site.</p>`;
  const found = operations.filter(({ problems }) => problems.includes(kind));
  if (found.length === 0)
    return html`<p>
      The reference lists it at no operation, because it follows from the request as a whole, such
      as its path, method, headers or size.
    </p>`;
  if (found.length === operations.length)
    return html`<p>In a response of every operation of the <a href="/docs">API reference</a>.</p>`;
  const list = listOf(found);
  return found.length <= mostShown
    ? list
    : html`<details ${testable('problem-operations-fold')}>
        <summary ${testable('problem-operations-toggle')}>${found.length} operations</summary>
        ${list}
      </details>`;
};

/** A longer list is in a fold. */
const mostShown = 12;

const listOf = (found: typeof operations): Html =>
  html`<ul ${testable('problem-operations')} class="operations">
    ${found.map(
      ({ id, endpoint: { method, path, title } }) =>
        html` <li>
          <a ${testable(`problem-at-${id}`)} href="/docs#${id}"
            >${methodOf(method)} <code>${path}</code> ${title}</a
          >
        </li>`,
    )}
  </ul>`;
