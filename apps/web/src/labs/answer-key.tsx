import { useTool } from '../practice/tools/use-tool.ts';
import { Marked } from '../ui/marked.tsx';
import { AnswerPair } from './answer-pair.tsx';
import type { LabAnswer } from './lab.ts';

const tools = [
  { tool: 'Playwright', fails: 'naive.spec.ts', passes: 'good.spec.ts' },
  { tool: 'Selenium', fails: 'test_naive.py', passes: 'test_good.py' },
];

interface AnswerKeyProps {
  readonly slug: string;
  readonly answer: LabAnswer;
}

/** The usual mistake and what works, in two tools, that of the reader first. */
export const AnswerKey = ({ slug, answer }: AnswerKeyProps) => {
  const { tool } = useTool();
  const pairs = tool?.startsWith('selenium') ? tools.toReversed() : tools;
  return (
    <>
      <h2>A test that fails and a test that passes</h2>
      <p>
        <Marked>{answer.why}</Marked>
      </p>
      <p>
        − and + mark the lines in which they differ. The passing test in Playwright solves the task
        first. Its other tests check the rules of this page; each title names its rule.
      </p>
      {pairs.map((pair) => (
        <AnswerPair key={pair.tool} slug={slug} {...pair} />
      ))}
    </>
  );
};
