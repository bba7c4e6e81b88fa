import { cursorMinutes } from '@sparring/contracts/book-labs/cursor-endpoints';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

/** Explains what cursor pages keep that numbered pages lose. */
export const CursorGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>Numbered pages lose a book; cursor pages do not</h2>
      <ol>
        <li>Read page 1 of the numbered list.</li>
        <li>Delete a book of that page.</li>
        <li>Read page 2: one book is on neither page.</li>
        <li>
          Do the same with cursor pages: follow <code>rel="next"</code>, and every other book is
          there once.
        </li>
      </ol>
      <CodeBlock name="cursor-first" what="the request for the first cursor page">
        {`curl --include '${base}/labs/books?sort=price&limit=5'`}
      </CodeBlock>
      <p>
        A cursor belongs to your workspace, to its filters and to its order. It expires after{' '}
        {cursorMinutes} minutes: advance the clock of your workspace by{' '}
        <code>PT{cursorMinutes}M</code>, and the next page gets 410.
      </p>
    </>
  );
};
