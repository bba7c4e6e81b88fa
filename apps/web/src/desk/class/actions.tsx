import { useState } from 'react';
import type { Action, ActionResult } from '@sparring/contracts/desk/starting-point';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { callDesk } from '../call-desk.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { useDeskCall } from '../use-desk-call.ts';

interface ActionsProps {
  readonly id: number;
  readonly chosen: ReadonlySet<number>;
  /** After an action nobody is chosen. */
  readonly onDone: () => void;
}

const resultInWords = ({ done, failed }: ActionResult): string => {
  const whole = `Done for ${done.length} ${done.length === 1 ? 'member' : 'members'}.`;
  const rest = failed.map(({ number, detail }) => ` Not for number ${number}: ${detail}`);
  return whole + rest.join('');
};

/** What the teacher does for all members, or for those who are chosen. */
export const Actions = ({ id, chosen, onDone }: ActionsProps) => {
  const [result, setResult] = useState('');
  const { run, problem } = useDeskCall();
  const whom = chosen.size === 0 ? 'all members' : `${chosen.size} chosen`;

  const act = (kind: Action['do']) =>
    void run(async () => {
      setResult('');
      const sent: Action = { do: kind, members: chosen.size === 0 ? 'all' : [...chosen] };
      setResult(
        resultInWords(await callDesk<ActionResult>('POST', `/classes/${id}/actions`, sent)),
      );
      onDone();
    });

  return (
    <fieldset {...testable('desk-actions')}>
      <legend>For {whom}</legend>
      <div className="row middle gap-2-3">
        <ConfirmButton
          name="action-reset"
          label="Reset"
          question={`Reset ${whom}? Their books and their settings return to the starting point of the class; what they have added is lost.`}
          yes={`Yes, reset ${whom}`}
          onYes={() => act('reset')}
        />
        <Button name="action-start" look="plain" onClick={() => act('start')}>
          Give the starting point again
        </Button>
        <Button name="action-faults-off" look="plain" onClick={() => act('faults-off')}>
          Faults off
        </Button>
        <Button name="action-hands-down" look="plain" onClick={() => act('hands-down')}>
          Hands down
        </Button>
        <ConfirmButton
          name="action-clear"
          label="Clear the logs"
          question={`Clear the logs of ${whom}? Their recorded requests are lost.`}
          yes={`Yes, clear the logs of ${whom}`}
          onYes={() => act('clear')}
        />
      </div>
      <output {...testable('action-result')}>{result}</output>
      <output {...testable('action-problem')} className="problem breakable">
        {problem}
      </output>
    </fieldset>
  );
};
