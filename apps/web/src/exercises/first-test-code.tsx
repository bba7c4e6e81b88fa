import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { firstTestIn } from '../practice/tools/first-test/first-test-in.ts';
import { pageToolOf, pageTools } from '../practice/tools/titles.ts';
import { useTool } from '../practice/tools/use-tool.ts';
import { testable } from '../ui/testable.ts';
import type { Details, Exercise } from './exercise.ts';

export interface FirstTestProps {
  readonly lesson: Pick<Exercise, 'path'> & Pick<Details, 'firstTest' | 'elements'>;
}

const FirstTestCode = ({ lesson }: FirstTestProps) => {
  const tool = pageToolOf(useTool().tool);
  return (
    <>
      <p>In {pageTools[tool]}, with the locators of the table above.</p>
      <CodeBlock name="first-test-code" what="the first test">
        {firstTestIn(tool, lesson, location.origin + lesson.path)}
      </CodeBlock>
      <p>
        Nothing is installed yet?{' '}
        <Link {...testable('first-test-start')} to={paths.startFirstTest}>
          Your first test, step by step
        </Link>
      </p>
    </>
  );
};

export default FirstTestCode;
