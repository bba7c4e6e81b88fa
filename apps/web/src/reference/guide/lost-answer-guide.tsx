import { idempotencyKeyHeader, keyHours, replayedHeader } from '@sparring/contracts/idempotency';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { putFaults } from './put-faults.ts';

const lost = `{ "rules": [
  { "method": "POST", "path": "/books", "outcomes": [{ "kind": "reset", "when": "after" }] }
] }`;

const aBook = `{ "title": "Twice", "author": "Ada Okafor", "price": 12, "category": "Testing", "isbn": "9780000009043", "stock": 1 }`;

/** Explains how to repeat a request whose answer is lost. */
export const LostAnswerGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>The response is lost</h2>
      <p>
        This rule lets the next POST add its book, and then resets the connection. The client sees
        an error and does not know that the book exists. (A browser sends such a request again by
        itself; there, use the outcome <code>cut</code>.)
      </p>
      <CodeBlock name="lost-answer-fault" what="the request that scripts a lost response">
        {putFaults(base, lost)}
      </CodeBlock>
      <h2>Send it again, with the same key</h2>
      <p>
        Give each POST a key of its own in <code>{idempotencyKeyHeader}</code>, and use the same key
        to repeat it. Send this request twice: the first fails, the second gets 201 with{' '}
        <code>{replayedHeader}: true</code>, and there is one book.
      </p>
      <CodeBlock name="lost-answer-key" what="the request with a key">
        {`curl --include '${base}/books' \\\n  --header '${idempotencyKeyHeader}: order-1' \\\n  --header 'Content-Type: application/json' \\\n  --data '${aBook}'`}
      </CodeBlock>
      <ul>
        <li>While the first request is being executed, a second one with its key gets 409.</li>
        <li>A different body with the same key gets 422.</li>
        <li>
          A rejected request leaves its key free. The API forgets a key after {keyHours} hours by
          the clock of the workspace.
        </li>
      </ul>
      <h2>Or name the book yourself</h2>
      <p>
        A PUT to an id of your own with <code>If-None-Match: *</code> creates the book once. A
        repetition gets 412, which means: it is there.
      </p>
      <h2>Changes that overwrite nothing</h2>
      <p>
        Set <code>if_match</code> of the workspace to <code>required</code>. From then on each
        change needs the header <code>If-Match</code> with the ETag that you have read: without it
        the response is 428, and with an old ETag 412.
      </p>
    </>
  );
};
