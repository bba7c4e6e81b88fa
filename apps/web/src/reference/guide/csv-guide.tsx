import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

const broken = `title,author,price,category,isbn,stock
Good,Ada Okafor,12.5,Testing,9780000009043,1
,Ada Okafor,"12,50",Testing,9780000009050,1
Numbered,Ada Okafor,9,Testing,test-123,-1`;

/** Shows a file to download and one that is refused. */
export const CsvGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>Export</h2>
      <p>
        <a {...testable('csv-download')} href={`${base}/labs/books.csv`}>
          Download the books of your workspace as CSV
        </a>
        , open them in a spreadsheet, and compare the sum of a column with that of the JSON.
      </p>
      <h2>Import a file with four errors</h2>
      <p>
        Put this into the body of the import request below. Its first book is valid, and yet no book
        is added: the response names each wrong field by its row and its column.
      </p>
      <CodeBlock name="csv-broken" what="the CSV with errors">
        {broken}
      </CodeBlock>
    </>
  );
};
