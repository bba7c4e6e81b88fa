import { type SubmitEvent, useState } from 'react';
import { graphqlType } from '@sparring/contracts/graphql';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import form from '../try/draft-form.module.css';
import { callInWords, useCall } from '../../practice/call/use-call.ts';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { type GraphqlExample, graphqlExamples } from './examples.ts';
import { asJson } from '../../practice/call/as-json.ts';
import type { DraftRequest } from '../../practice/call/draft.ts';

/** What the reader has written. */
interface GraphqlDraft {
  readonly query: string;
  /** JSON. */
  readonly variables: string;
  readonly accept: string;
}

/** The request of a draft. Variables that are not JSON are sent as text, so that the reader sees the refusal. */
const graphqlRequestOf = (
  base: string,
  { query, variables, accept }: GraphqlDraft,
): DraftRequest => ({
  method: 'POST',
  url: `${base}/labs/graphql`,
  headers: { 'Content-Type': 'application/json', Accept: accept },
  body: JSON.stringify({
    query,
    ...(variables.trim() !== '' && { variables: asJson(variables) ?? variables }),
  }),
});

const mediaTypes = ['application/json', graphqlType];

const textsOf = ({ query, variables }: GraphqlExample) => ({
  query,
  variables: JSON.stringify(variables, null, 2),
});

const rowsOf = (text: string): number => Math.max(3, text.split('\n').length);

/** Sends GraphQL to the workspace of the reader, only when the button is pressed. */
export const GraphqlEditor = () => {
  const { base } = useWorkspace();
  const { call, start, cancel } = useCall();
  const [draft, setDraft] = useState<GraphqlDraft>({
    ...textsOf(graphqlExamples[0]),
    accept: mediaTypes[0]!,
  });
  const change = (changes: Partial<GraphqlDraft>) => setDraft({ ...draft, ...changes });
  const isWaiting = call.state === 'waiting';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void start(graphqlRequestOf(base, draft));
  };

  return (
    <form {...testable('graphql-editor')} aria-label="Execute GraphQL" onSubmit={submit}>
      <Field label="Example" name="graphql-example">
        {(wiring) => (
          <select
            {...wiring}
            onChange={({ target }) => change(textsOf(graphqlExamples[target.selectedIndex]!))}
          >
            {graphqlExamples.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Query" name="graphql-query">
        {(wiring) => (
          <textarea
            {...wiring}
            className={form.body}
            rows={rowsOf(draft.query)}
            spellCheck={false}
            value={draft.query}
            onChange={({ target }) => change({ query: target.value })}
          />
        )}
      </Field>
      <Field label="Variables" name="graphql-variables" hint="A JSON object.">
        {(wiring) => (
          <textarea
            {...wiring}
            className={form.body}
            rows={rowsOf(draft.variables)}
            spellCheck={false}
            value={draft.variables}
            onChange={({ target }) => change({ variables: target.value })}
          />
        )}
      </Field>
      <Field
        label="Accept"
        name="graphql-accept"
        hint="With the second, a query that is not executed gets 400."
      >
        {(wiring) => (
          <select
            {...wiring}
            value={draft.accept}
            onChange={({ target }) => change({ accept: target.value })}
          >
            {mediaTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <p className="actions">
        <Button name="graphql-execute" type="submit" disabled={isWaiting}>
          Execute
        </Button>
        <Button name="graphql-stop" look="plain" disabled={!isWaiting} onClick={cancel}>
          Stop waiting
        </Button>
      </p>
      <Outcome label="Status" name="graphql-status">
        {callInWords(call)}
      </Outcome>
      {call.state === 'answered' && (
        <CodeBlock name="graphql-answer" what="the response in GraphQL">
          {call.answer.body}
        </CodeBlock>
      )}
    </form>
  );
};
