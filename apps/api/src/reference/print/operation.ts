import type { z } from 'zod';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleText, mediaTypeOf, type Reply } from '@sparring/contracts/reply';
import { fieldsOf, parametersOf } from '@sparring/contracts/print/parameters';
import { headersOf } from '@sparring/contracts/print/headers';
import type { PrintedRule } from '@sparring/contracts/print/printed-rules';
import { problemsOf } from '@sparring/contracts/print/endpoint-problems';
import { exampleRequest } from '@sparring/contracts/print/request';
import { answeredBy, sample } from '@sparring/contracts/print/samples';
import { methodOf } from './method.ts';
import { ruleList } from './rule-list.ts';
import { html, type Html, kebab, marked, testable } from '../../http/send/html.ts';
import { fieldTable, headerTable, parameterTable, problemTable } from './tables.ts';
import { tryForm } from './try-form.ts';

const bodyInWords = (reply: Reply): string => {
  if (reply.kind === 'empty') return ' The response has no body.';
  if (reply.kind === 'socket') return ' The messages are JSON.';
  return reply.kind === 'json' ? '' : ` The body is ${mediaTypeOf(reply)}.`;
};

const schemaOf = (reply: Reply): z.ZodType | undefined => {
  if (reply.kind === 'json') return reply.body;
  return reply.kind === 'stream' ? reply.data : undefined;
};

const shownBody = (name: string, reply: Reply): Html | false => {
  const schema = schemaOf(reply);
  return (
    schema !== undefined &&
    html` <pre ${testable(`${name}-example`)}>${exampleText(reply)}</pre>
      ${fieldTable(`${name}-fields`, fieldsOf(schema))}`
  );
};

const replyOf = (name: string, status: string, reply: Reply, endpoint: Endpoint): Html => {
  const headers = headersOf(endpoint, Number(status));
  return html` <h4>Reply ${status}</h4>
    <p>${marked(reply.description)}${bodyInWords(reply)}</p>
    ${Object.keys(headers).length > 0 && headerTable(`${name}-headers`, headers)}
    ${shownBody(name, reply)}`;
};

/** A placeholder that is in no contract. The address of the request replaces it. */
export const anyBase = 'http://base.invalid';

/** If the path names the workspace, the example omits the header, which would name another one. */
const curl = (endpoint: Endpoint, workspaceInPath: boolean): string | undefined => {
  const answered = answeredBy(Object.values(endpoint.replies)[0]);
  const { headers, ...request } = exampleRequest(endpoint, anyBase);
  const { 'X-Workspace': _workspace, ...others } = headers;
  return sample('cURL', { ...request, headers: workspaceInPath ? others : headers }, answered);
};

export interface Printed {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly rules: readonly PrintedRule[];
  readonly workspaceInPath: boolean;
}

/** One operation: a line that opens. */
export const printOperation = ({ id, endpoint, rules, workspaceInPath }: Printed): Html => {
  const name = kebab(id);
  const { method, path, title, description } = endpoint;
  return html` <details ${testable(name)}>
    <summary ${testable(`${name}-toggle`)}>
      <h3>
        ${methodOf(method)} <code>${path}</code>
        <span class="title">${title}</span>
      </h3>
    </summary>
    <p>${marked(description)}</p>
    <h4>Parameters</h4>
    ${parameterTable(`${name}-parameters`, parametersOf(endpoint))}
    <h4>Example</h4>
    <pre ${testable(`${name}-curl`)}>${curl(endpoint, workspaceInPath)}</pre>
    ${tryForm(name, endpoint)}
    ${Object.entries(endpoint.replies).map(([status, reply]) =>
      replyOf(`${name}-${status}`, status, reply, endpoint),
    )}
    <h4>Problems</h4>
    ${problemTable(`${name}-problems`, problemsOf(endpoint))}
    <h4>Rules</h4>
    ${ruleList(`${name}-rules`, rules)}
  </details>`;
};
