import { type ChangeEvent, type Dispatch, useLayoutEffect, useRef, useState } from 'react';
import { type TargetAction, word } from '@sparring/practice/labs/actionability/round';
import { useTyping } from '../../practice/typing.ts';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

/** A field in a box that scrolls. At first, a bar that stays at the top of the box covers a half of the field. */
export const HalfCovered = ({ change }: { readonly change: Dispatch<TargetAction> }) => {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');
  const isByScript = useRef(false);
  const { ref, wayOf } = useTyping(text);

  useLayoutEffect(() => {
    const field = box.current?.querySelector('input');
    if (!field || !bar.current || !box.current) return;
    const middle = field.getBoundingClientRect().top + field.clientHeight / 2;
    box.current.scrollTop += middle - bar.current.getBoundingClientRect().bottom;
  }, []);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    isByScript.current ||= wayOf(event) === 'a script';
    setText(target.value);
    if (target.value !== word || !bar.current) return;
    const isReady =
      target.getBoundingClientRect().top >= bar.current.getBoundingClientRect().bottom;
    change({ kind: 'use', target: 'Half covered', isTrusted: !isByScript.current, isReady });
  };

  return (
    <div ref={box} {...testable('action-box')} className={styles.box}>
      <p ref={bar} {...testable('action-bar')} className={styles.bar}>
        This bar stays
      </p>
      <Field
        label="Half covered"
        name="action-half-covered"
        hint="Scroll the whole field into view."
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={ref}
            type="text"
            autoComplete="off"
            value={text}
            onChange={type}
          />
        )}
      </Field>
      <p className={styles.below}>The end of the box</p>
    </div>
  );
};
