import { type KeyboardEvent, useState } from 'react';
import { keyName } from '../practice/key-name.ts';
import { Outcome } from '../practice/outcome.tsx';
import { testable } from '../ui/testable.ts';
import { DemoSection } from './demo-section.tsx';
import styles from './key-presses.module.css';

const scrollKey = /^( |Arrow.+|Page.+|Home|End)$/;

export const KeyPresses = () => {
  const [last, setLast] = useState('');
  const show = (event: KeyboardEvent) => {
    // These keys would scroll the page. With Alt, the arrow keys still go back and forward in the
    // history.
    if (scrollKey.test(event.key) && !event.altKey) event.preventDefault();
    setLast(`Last key pressed: ${keyName(event.key)}`);
  };

  return (
    <DemoSection name="key" title="Key Presses">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        {...testable('key-area')}
        className={styles.area}
        aria-label="Press any key"
        // The area gets the keys only while it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={show}
      >
        <legend>Press any key</legend>
      </fieldset>
      <Outcome label="Key" name="key-last">
        {last}
      </Outcome>
    </DemoSection>
  );
};
