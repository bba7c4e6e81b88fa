import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';
import { useLinger } from './use-linger.ts';

export * from './lesson.ts';

const delayMs = 20_000;

const HoverToReveal = () => {
  const { isRevealed, handlers } = useLinger(delayMs);
  const [message, show] = useTemporaryMessage(3_000);

  return (
    <>
      <section
        {...testable('hover-text')}
        {...handlers}
        className={styles.text}
        aria-labelledby="hover-words"
        aria-describedby="hover-rest"
        // Keyboard focus counts as hovering.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-state={isRevealed ? 'revealed' : 'hidden'}
      >
        <p id="hover-words" className={styles.words}>
          Hover over this text
        </p>
        <p id="hover-rest">and stay for 20 seconds: then the button is enabled.</p>
        <Button name="hover-click" disabled={!isRevealed} onClick={() => show('Success!')}>
          Click Me
        </Button>
      </section>
      <Outcome label="Result" name="hover-result">
        {message}
      </Outcome>
    </>
  );
};

export default HoverToReveal;
