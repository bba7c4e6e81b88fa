import { useTool } from '../practice/tools/use-tool.ts';
import styles from '../practice/fold.module.css';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import { AnswerPair } from './answer-pair.tsx';
import type { LabAnswer } from './lab.ts';

const playwright = { tool: 'Playwright', fails: 'naive.spec.ts', passes: 'good.spec.ts' };
const selenium = { tool: 'Selenium', fails: 'test_naive.py', passes: 'test_good.py' };

interface AnswerKeyProps {
  readonly slug: string;
  readonly answer: LabAnswer;
}

/** The usual mistake and what works, in the tool of the reader, and folded in the other one. */
export const AnswerKey = ({ slug, answer }: AnswerKeyProps) => {
  const { tool } = useTool();
  const [own, other] = tool?.startsWith('selenium')
    ? [selenium, playwright]
    : [playwright, selenium];
  return (
    <>
      <h2>A test that fails and a test that passes</h2>
      <p>
        <Marked>{answer.why}</Marked>
      </p>
      <p>
        − and + mark the lines in which they differ. Where the passing file has other tests, they
        are folded below it: they do the rest of the task and check rules, which their titles name.
      </p>
      <AnswerPair key={own.tool} slug={slug} {...own} />
      <details key={other.tool} {...testable('answers-other')} className={`panel ${styles.fold}`}>
        <summary>The same in {other.tool}</summary>
        <AnswerPair slug={slug} {...other} />
      </details>
    </>
  );
};
