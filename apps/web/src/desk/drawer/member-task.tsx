import { useState } from 'react';
import type { Task } from '@sparring/contracts/tasks/task';
import { TaskSteps } from '../../practice/tasks/task-steps.tsx';
import { pointsInWords, proofInWords, stateInWords } from '../../practice/tasks/task-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Marked } from '../../ui/marked.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import { useDeskCall } from '../use-desk-call.ts';

interface MemberTaskProps {
  readonly path: string;
  readonly task: Task;
  readonly onChange: (next: Task) => void;
}

/** A task of a member: what proves it or is missing, the hints taken, and the tick of the teacher. */
export const MemberTask = ({ path, task, onChange }: MemberTaskProps) => {
  const { id, title, text, points, steps, hints, proof } = task;
  const name = `drawer-task-${id}`;
  return (
    <li>
      <details {...testable(name)}>
        <summary {...testable(`${name}-toggle`)}>
          {title} <strong>{stateInWords(task)}</strong> {pointsInWords(points)}
        </summary>
        <p>
          <Marked>{text}</Marked>
        </p>
        {proof && <p {...testable(`${name}-proof`)}>{proofInWords(proof)}</p>}
        <TaskSteps name={`${name}-steps`} title={title} steps={steps} />
        <p>
          Hints taken: {hints.given.length} of {hints.given.length + hints.left}
        </p>
        <Tick path={path} task={task} onChange={onChange} />
      </details>
    </li>
  );
};

const Tick = ({ path, task: { id, title, proof }, onChange }: MemberTaskProps) => {
  const [note, setNote] = useState('');
  const { run, problem } = useDeskCall();
  const isTicked = proof?.kind === 'teacher';
  const name = `drawer-task-${id}`;
  const url = `${path}/tasks/${id}`;
  const turn = () =>
    void run(async () => {
      const sent = { note: note.trim() || null };
      onChange(await (isTicked ? callDesk<Task>('DELETE', url) : callDesk<Task>('PUT', url, sent)));
      setNote('');
    });
  return (
    <>
      {!isTicked && (
        <TextField
          label={`Note for ${title}`}
          name={`${name}-note`}
          hint="Why you count it. The member and the exports show it."
          maxLength={280}
          value={note}
          onText={setNote}
        />
      )}
      <p className="row middle gap-2-3">
        <Button
          name={`${name}-tick`}
          look="plain"
          aria-label={isTicked ? `Take the tick back: ${title}` : `Count it as done: ${title}`}
          onClick={turn}
        >
          {isTicked ? 'Take the tick back' : 'Count it as done'}
        </Button>
        <output {...testable(`${name}-problem`)}>{problem}</output>
      </p>
    </>
  );
};
