import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Choice } from '../../../ui/choice.tsx';
import styles from './page.module.css';

export * from './lesson.ts';

const weights = ['Featherweight', 'Middleweight', 'Heavyweight'];

const Radio = () => {
  const [message, show] = useTemporaryMessage(3000);

  return (
    <>
      <fieldset className={styles.weights}>
        <legend>What is your weight class?</legend>
        {weights.map((weight) => (
          <Choice
            key={weight}
            name={`radio-${weight.toLowerCase()}`}
            type="radio"
            group="weight"
            value={weight}
            onChange={(event) => show(`You selected: ${event.target.value}`)}
          >
            {weight}
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
