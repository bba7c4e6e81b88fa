import { Link } from 'react-router';
import { Fold } from '../practice/fold.tsx';
import { noteStep, useLearner } from '../session/learner.ts';
import { Choice } from '../ui/choice.tsx';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import { isDone } from './progress.ts';
import type { Evidence, Step, Code } from './step.ts';
import styles from './step-item.module.css';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { blocksOf } from './step-blocks.ts';

interface StepCodeProps {
  readonly code: Code;
  /** The ids of the blocks begin with it. */
  readonly name: string;
  /** What the code belongs to, which tells the copy buttons of a page apart. */
  readonly of: string;
}

/** What to type, and where. */
const StepCode = ({ code, name, of }: StepCodeProps) =>
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

interface StepItemProps {
  readonly step: Step;
  readonly number: number;
  readonly workspace: string;
  readonly isOpen: boolean;
  /** The learner, or the search of the browser, opens or closes the step. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** One action, one check, and a checkbox that a learner or the evidence ticks. */
export const StepItem = ({ step, number, workspace, isOpen, onToggle }: StepItemProps) => {
  const { id, title, minutes } = step;
  const name = `step-${id}`;
  const done = isDone(step, useLearner());

  return (
    <li id={name} className={styles.step} data-state={done ? 'done' : 'open'}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary {...testable(`${name}-toggle`)}>
          <h2 id={`${name}-title`}>
            {number}. {title}
          </h2>{' '}
          <small>{minutes} minutes</small>
        </summary>
        <StepText step={step} name={name} number={number} workspace={workspace} />
      </details>
      <Choice
        name={`${name}-done`}
        type="checkbox"
        checked={done}
        onChange={({ target }) => noteStep(id, target.checked)}
      >
        Step {number} is done
      </Choice>
    </li>
  );
};

interface StepTextProps {
  readonly step: Step;
  readonly name: string;
  readonly number: number;
  readonly workspace: string;
}

const StepText = ({ step, name, number, workspace }: StepTextProps) => {
  const { needsInternet, action, page, code, check, solution, evidence } = step;
  return (
    <>
      {needsInternet && <p className="small">This step needs the internet: {needsInternet}</p>}
      <p>
        <Marked>{action}</Marked>
      </p>
      {page && (
        <p>
          <Link {...testable(`${name}-page`)} to={page.path}>
            {page.label}
          </Link>
        </p>
      )}
      {code?.map((part, index) => (
        // The parts never change places: their index is their key.
        // oxlint-disable-next-line react/no-array-index-key
        <StepCode key={index} code={part} name={`${name}-${index + 1}`} of={`step ${number}`} />
      ))}
      {solution && (
        <Fold name={`${name}-solution`} title="One way to solve it">
          {() => (
            <StepCode
              code={{ kind: 'change', ...solution }}
              name={`${name}-edit`}
              of={`the solution of step ${number}`}
            />
          )}
        </Fold>
      )}
      <p className={styles.check}>
        <b>Check:</b> <Marked>{check}</Marked>
      </p>
      <p className="small">
        {evidence ? ticksItself(evidence, workspace) : 'Tick this step yourself.'}
      </p>
    </>
  );
};

const ticksItself = (evidence: Evidence, workspace: string): string => {
  if ('lab' in evidence)
    return `Ticks itself when the lab is solved in your workspace. No tick? Your test has to name ${workspace}.`;
  if ('visited' in evidence) return 'Ticks itself when you open the page.';
  return 'Ticks itself when the request arrives in your workspace.';
};
