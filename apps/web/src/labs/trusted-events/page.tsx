import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import type { TrustedEventsFacts } from '@sparring/contracts/lab-facts/trusted-events';
import { judge } from '@sparring/practice/labs/trusted-events/judge';
import {
  type Control,
  wayOf,
  type Ways,
  withWay,
} from '@sparring/practice/labs/trusted-events/ways';
import type { Way } from '@sparring/practice/typing';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { useTyping } from '../../practice/typing.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './page.module.css';

export * from './lesson.ts';

const TrustedEvents = ({ seed }: Settings) => {
  const [ways, setWays] = useState<Ways>({});
  const [facts, setFacts] = useState<TrustedEventsFacts>();
  const noteFor = (control: Control) => (way: Way) =>
    setWays((before) => withWay(before, control, way));

  const send = (way: Way) => {
    noteFor('Send')(way);
    setFacts({ seed, ways: withWay(ways, 'Send', way) });
  };

  return (
    <>
      <div className={`flush-items ${styles.controls}`}>
        <Name note={noteFor('Name')} />
        <UsedBy control="Name" way={ways.Name} />
        <Newsletter note={noteFor('Newsletter')} />
        <UsedBy control="Newsletter" way={ways.Newsletter} />
        <Rounds note={noteFor('Rounds')} />
        <UsedBy control="Rounds" way={ways.Rounds} />
        <Send note={send} />
        <UsedBy control="Send" way={ways.Send} />
      </div>
      <Verdict name="trusted-verdict" judge={judge} facts={facts} />
    </>
  );
};

const UsedBy = ({ control, way }: { readonly control: Control; readonly way: Way | undefined }) => (
  <Outcome label={`${control} used by`} name={`trusted-${control.toLowerCase()}-by`}>
    {way}
  </Outcome>
);

interface ControlProps {
  readonly note: (way: Way) => void;
}

const Name = ({ note }: ControlProps) => {
  const [text, setText] = useState('');
  const { ref, wayOf: wayOfTyping } = useTyping(text);

  return (
    <Field label="Name" name="trusted-name">
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          type="text"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            note(wayOfTyping(event));
          }}
        />
      )}
    </Field>
  );
};

/** Its click is judged, because the change that follows is trusted even when a script has clicked. */
const Newsletter = ({ note }: ControlProps) => {
  const [isChecked, setChecked] = useState(false);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    /* A change to what the page knew: a script has changed the box before, without an event. */
    if (target.checked === isChecked) note('a script');
    setChecked(target.checked);
  };

  return (
    <Choice
      name="trusted-newsletter"
      type="checkbox"
      checked={isChecked}
      onChange={change}
      onClick={(event) => note(wayOf(event))}
    >
      Newsletter
    </Choice>
  );
};

const Rounds = ({ note }: ControlProps) => {
  const [rounds, setRounds] = useState(3);
  /** A script can set a value without an event before a user moves the slider. */
  const compare = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.valueAsNumber !== rounds) note('a script');
  };

  return (
    <Field label="Rounds" name="trusted-rounds" hint={`From 1 to 12, now ${rounds}.`}>
      {(wiring) => (
        <input
          {...wiring}
          type="range"
          min={1}
          max={12}
          value={rounds}
          onKeyDown={compare}
          onPointerDown={compare}
          onChange={({ target, nativeEvent }) => {
            setRounds(target.valueAsNumber);
            note(wayOf(nativeEvent));
          }}
        />
      )}
    </Field>
  );
};

const Send = ({ note }: ControlProps) => (
  <Button name="trusted-send" onClick={(event) => note(wayOf(event))}>
    Send
  </Button>
);

export default TrustedEvents;
