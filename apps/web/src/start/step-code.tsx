import { CodeBlock } from '../practice/code/code-block.tsx';
import { Marked } from '../ui/marked.tsx';
import { blocksOf } from './step-blocks.ts';
import type { Code } from './step.ts';

interface StepCodeProps {
  readonly code: Code;
  /** The ids of the blocks begin with it. */
  readonly name: string;
  /** What the code belongs to, which tells the copy buttons of a page apart. */
  readonly of: string;
}

/** What to type, and where. */
export const StepCode = ({ code, name, of }: StepCodeProps) =>
  blocksOf(code).map(({ part, caption, what, text }) => (
    <div key={part}>
      <p>
        <Marked>{caption}</Marked>
      </p>
      <CodeBlock name={`${name}-${part}`} what={`${what} of ${of}`}>
        {text}
      </CodeBlock>
    </div>
  ));
