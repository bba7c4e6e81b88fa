import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleText, mediaTypeOf, type Reply } from '@sparring/contracts/reply';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { Marked } from '../../ui/marked.tsx';
import styles from '../../ui/tables.module.css';

interface RepliesProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every documented success: its meaning, its headers, and an example if it has a body. */
export const Replies = ({ name, endpoint }: RepliesProps) =>
  Object.entries(endpoint.replies).map(([status, reply], index) => (
    <div key={status}>
      <p>
        <strong>{status}</strong>: <Marked>{reply.description}</Marked> {bodyInWords(reply)}
      </p>
      <Headers rows={Object.entries(reply.headers ?? {})} />
      {index > 0 && exampleText(reply) !== undefined && (
        <CodeBlock name={`${name}-reply-${status}`} what={`the example of ${status}`}>
          {exampleText(reply)!}
        </CodeBlock>
      )}
    </div>
  ));

const bodyInWords = (reply: Reply): string => {
  if (reply.kind === 'empty') return 'The response has no body.';
  if (reply.kind === 'socket') return 'The messages are JSON.';
  return reply.kind === 'json' ? '' : `The body is ${mediaTypeOf(reply)}.`;
};

const Headers = ({ rows }: { rows: readonly [string, string][] }) => {
  if (rows.length === 0) return null;
  return (
    <table className={styles.tables}>
      <thead>
        <tr>
          <th scope="col">Response header</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, says]) => (
          <tr key={header}>
            <th scope="row">
              <code>{header}</code>
            </th>
            <td>
              <Marked>{says}</Marked>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
