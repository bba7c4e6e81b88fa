import { type SubmitEvent, type SyntheticEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { WizardFacts } from '@sparring/contracts/lab-facts/wizard';
import { judge } from '@sparring/practice/labs/wizard/judge';
import { drawWanted } from '@sparring/practice/labs/wizard/wanted';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { apiOf, nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { back, next, steps, untouched, withValue } from './form.ts';
import type { dials } from './lesson.ts';
import { createServer } from './server.ts';
import { contents, Summary } from './steps.tsx';
import { useForm } from './use-form.ts';

export * from './lesson.ts';

/** Tools choose an option, and empty a field, by a script. */
const isOfTools = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !target.value);

const Wizard = ({ delay, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [workspace] = useState(() => nameOfTab(search));
  const [server] = useState(() => createServer(apiOf(workspace)));
  const { form, told, change, show, find, send } = useForm(server, `wizard/${workspace}`);
  const [facts, setFacts] = useState<WizardFacts>();
  const { step, refused, taken, hasFailed, isScripted } = form;
  const Content = contents[step]!;
  const isReview = step === steps.length - 1;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReview) void send();
    else show(next(form));
  };
  const hear = ({ target, nativeEvent: { isTrusted } }: SyntheticEvent) => {
    if (!isTrusted && !isOfTools(target)) change((now) => ({ ...now, isScripted: true }));
  };
  const check = () => setFacts({ seed, refused, taken, by_hand: hasFailed, scripted: isScripted });

  return (
    <>
      <h2>Wanted</h2>
      <Summary name="wizard-wanted" of={drawWanted(workspace)} />
      <form onClickCapture={hear} onChangeCapture={hear} onSubmit={submit}>
        <fieldset {...testable('wizard-step')} tabIndex={-1}>
          <legend>
            Step {step + 1} of {steps.length}: {steps[step]?.[0]}
          </legend>
          <Content
            form={form}
            server={server}
            delay={delay}
            onText={(field, text) => change((now) => withValue(now, field, text))}
            onFind={() => void find()}
          />
        </fieldset>
        <div className="buttons">
          {step > 0 && (
            <Button name="wizard-back" look="plain" onClick={() => show(back(form))}>
              Back
            </Button>
          )}
          <Button name={isReview ? 'wizard-send' : 'wizard-next'} type="submit">
            {isReview ? 'Send' : 'Next'}
          </Button>
        </div>
      </form>
      <Outcome label="State" name="wizard-state">
        {told || (taken && `Registered: number ${taken.number}`)}
      </Outcome>
      <div className="buttons">
        <Button name="wizard-again" look="plain" onClick={() => show(untouched)}>
          Start over
        </Button>
        <Button name="wizard-check" onClick={check}>
          Check
        </Button>
      </div>
      <Verdict name="wizard-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Wizard;
