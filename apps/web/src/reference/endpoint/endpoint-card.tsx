import { type Dispatch, memo } from 'react';
import { RuleList } from '../../practice/rule-list.tsx';
import { testable } from '../../ui/testable.ts';
import { kebab } from '../kebab.ts';
import type { PrintedEndpoint } from '../print-endpoint.ts';
import { expectedReply, sampleResponse } from '../sample/sample-of.ts';
import { Sample, SampleTabs } from '../sample/sample-tabs.tsx';
import type { Draft } from '../../practice/call/draft.ts';
import type { DraftEdit } from '../try/edit-drafts.ts';
import { TrySocket } from '../live/try-socket.tsx';
import { TryIt } from '../try/try-it.tsx';
import styles from './endpoint-card.module.css';
import { Marked } from '../../ui/marked.tsx';
import { Method } from '../../ui/method.tsx';
import { ParameterTable } from './parameter-table.tsx';
import { Part } from './part.tsx';
import { ProblemTable } from './problem-table.tsx';
import { Replies } from './replies.tsx';

interface EndpointCardProps {
  /** Whether the content of the card is rendered. */
  readonly isFilled: boolean;
  readonly endpoint: PrintedEndpoint;
  readonly base: string;
  readonly draft: Draft;
  readonly edit: Dispatch<DraftEdit>;
}

/** One endpoint. Cards share a name, so the browser keeps one open at a time. */
export const EndpointCard = memo(function EndpointCard(props: EndpointCardProps) {
  const { endpoint, isFilled } = props;
  const { id, method, path, title } = endpoint;
  const name = kebab(id);

  return (
    <details {...testable(name)} className={`panel ${styles.endpointCard}`} name="endpoint">
      <summary {...testable(`${name}-toggle`)} className="hoverable">
        <h2 className="flush">
          <Method>{method}</Method> - {title}
        </h2>
        <code className="muted breakable pushed">{path}</code>
      </summary>
      {isFilled && <Inside name={name} {...props} />}
    </details>
  );
});

interface InsideProps extends EndpointCardProps {
  readonly name: string;
}

const Inside = ({ name, endpoint, base, draft, edit }: InsideProps) => {
  const { id, parameters, problemRows, failureRows, rules } = endpoint;
  return (
    <div className={styles.inside}>
      <p {...testable(`${name}-description`)}>
        <Marked>{endpoint.description}</Marked>
      </p>
      <SampleTabs name={name} id={id} endpoint={endpoint} base={base} />
      <Part name={`${name}-parameters`} title="Parameters" count={parameters.length}>
        <ParameterTable name={name} parameters={parameters} />
      </Part>
      <h3>Try it</h3>
      {expectedReply(endpoint).reply?.kind === 'socket' ? (
        <TrySocket name={name} endpoint={endpoint} base={base} draft={draft} edit={edit} />
      ) : (
        <TryIt name={name} endpoint={endpoint} base={base} draft={draft} edit={edit} />
      )}
      <h3>Sample Response</h3>
      <p className={styles.status}>{expectedReply(endpoint).status}</p>
      <Sample
        name={`${name}-response`}
        what="the sample response"
        text={sampleResponse(endpoint)}
      />
      <h3>Responses</h3>
      <Replies name={name} endpoint={endpoint} />
      <Part
        name={`${name}-problems`}
        title="Problems"
        count={problemRows.length + failureRows.length}
      >
        <ProblemTable name={`${name}-problems`} rows={problemRows} ofTheServer={failureRows} />
      </Part>
      <Part name={`${name}-rules`} title="Rules" count={rules.length}>
        <RuleList rules={rules} />
      </Part>
    </div>
  );
};
