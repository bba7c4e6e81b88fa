import { useLayoutEffect, useState } from 'react';
import { keyName } from '../../../practice/key-name.ts';
import { Outcome } from '../../../practice/outcome.tsx';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const KeyPress = () => {
  const [pressed, setPressed] = useState('');

  // Before the first paint, so that the visible page misses no key.
  useLayoutEffect(() => {
    const show = (event: KeyboardEvent) => setPressed(`You pressed: ${keyName(event.key)}`);
    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
  }, []);

  return (
    <>
      <Field label="Type here" name="key-field" hint="Or press a key anywhere on the page.">
        {(wiring) => <input {...wiring} type="text" autoComplete="off" />}
      </Field>
      <Outcome label="Key" name="key-pressed">
        {pressed}
      </Outcome>
    </>
  );
};

export default KeyPress;
