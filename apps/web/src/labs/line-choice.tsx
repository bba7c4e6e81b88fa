import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { Choice } from '../ui/choice.tsx';
import { codeLines } from './code-lines.ts';
import type { WeakLine } from './lab.ts';
import styles from './weak-line.module.css';

interface LineChoiceProps {
  readonly source: string;
  readonly weak: WeakLine;
}

/** The lines of the test, of which the reader chooses one. */
export const LineChoice = ({ source, weak }: LineChoiceProps) => {
  const [chosen, choose] = useState<string>();
  const isWeak = chosen === undefined ? undefined : weak.lines.includes(chosen.trim());

  return (
    <fieldset className={styles.lines}>
      <legend>Which line is weak?</legend>
      {codeLines(source).map(({ number, text }) => (
        <Choice
          key={number}
          name={`weak-line-${number}`}
          group="weak-line-choice"
          type="radio"
          onChange={() => choose(text)}
        >
          <code>{text}</code>
        </Choice>
      ))}
      <Outcome label="This line" name="weak-line-found" isGood={isWeak}>
        {isWeak === undefined ? '' : isWeak ? rightOf(weak) : wrong}
      </Outcome>
    </fieldset>
  );
};

const wrong = 'This line does its work. Look for one that can go wrong.';

const rightOf = ({ lines, lacksStep }: WeakLine): string => {
  if (lacksStep) return 'Right. A step is missing at this line.';
  return lines.length > 1
    ? `Right. It is one of ${lines.length} weak lines.`
    : 'Right. This line is weak.';
};
