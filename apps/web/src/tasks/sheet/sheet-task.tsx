import type { Task } from '@sparring/contracts/tasks/task';
import { evidenceInWords, pointsInWords } from '../../practice/tasks/task-words.ts';
import { Marked } from '../../ui/marked.tsx';
import sheet from './sheet.module.css';

/** A task to tick by hand. */
export const SheetTask = ({ task, number }: { readonly task: Task; readonly number: number }) => {
  const { title, text, points, minutes, kind, rules, steps } = task;
  return (
    <li>
      <h2 className="flush subtitle">
        {number}. {title}
      </h2>
      <p className="small">
        {pointsInWords(points)} · {minutes} min · {rules.join(', ')}
      </p>
      <p>
        <Marked>{text}</Marked>
      </p>
      <p className="bold">Done when:</p>
      <ul className={`flush ${sheet.steps}`}>
        {steps.map(({ say }) => (
          <li key={say}>
            <Marked>{say}</Marked>
          </li>
        ))}
      </ul>
      {kind !== 'seen' && <p className="small">{evidenceInWords[kind]}</p>}
    </li>
  );
};
