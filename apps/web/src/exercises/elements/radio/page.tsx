import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Choice } from '../../../ui/choice.tsx';

export * from './lesson.ts';

const choices = ['Radio 1', 'Radio 2'];

const Radio = () => {
  const [message, show] = useTemporaryMessage(3000);

  return (
    <>
      <fieldset className="row gap-2-5">
        <legend>Choose one of the two</legend>
        {choices.map((choice) => (
          <Choice
            key={choice}
            name={choice.toLowerCase().replace(' ', '')}
            type="radio"
            group="radio"
            value={choice}
            onChange={(event) => show(`You selected: ${event.target.value}`)}
          >
            {choice}
          </Choice>
        ))}
      </fieldset>
      <Outcome label="Message" name="radio-message">
        {message}
      </Outcome>
    </>
  );
};

export default Radio;
