import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';

export * from './lesson.ts';

const Alerts = () => {
  const [answer, setAnswer] = useState('');

  return (
    <>
      <div className="buttons">
        <Button name="alert-show" onClick={() => setAnswer(showAlert())}>
          Show Alert
        </Button>
        <Button name="confirm-show" onClick={() => setAnswer(showConfirm())}>
          Show Confirm
        </Button>
        <Button name="prompt-show" onClick={() => setAnswer(showPrompt())}>
          Show Prompt
        </Button>
      </div>
      <Outcome label="Answer" name="alert-answer">
        {answer}
      </Outcome>
    </>
  );
};

export default Alerts;

const showAlert = (): string => {
  window.alert('This is an alert.');
  return 'The alert was closed';
};

const showConfirm = (): string =>
  alsoInAlert(`User confirmed: ${window.confirm('Do you confirm this action?')}`);

const showPrompt = (): string => {
  const input = window.prompt('Please enter some text:');
  return alsoInAlert(input === null ? 'The prompt was cancelled' : `User input: ${input}`);
};

const alsoInAlert = (answer: string): string => {
  window.alert(answer);
  return answer;
};
