import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Outcome } from '../../practice/outcome.tsx';
import { stepFocus } from '../../ui/arrow-step.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

/** A menu that a right click, Shift+F10 and the menu key open. The verdict does not ask for it. */
export const Photo = () => {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else stepFocus({ back: 'ArrowUp', on: 'ArrowDown' }, event);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <>
      <div className={styles.menu}>
        <Button
          ref={button}
          name="clicks-photo"
          look="plain"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onContextMenu={open}
        >
          Photo
        </Button>
        {isOpen && (
          <div
            {...testable('clicks-photo-menu')}
            className={styles.list}
            role="menu"
            aria-label="Photo"
            tabIndex={-1}
            onKeyDown={followKey}
            onBlur={leave}
          >
            {['Open', 'Rename', 'Remove'].map((item, at) => (
              <Button
                key={item}
                name={`clicks-photo-${item.toLowerCase()}`}
                look="plain"
                ref={at === 0 ? focus : undefined}
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  setChoice(item);
                  close();
                }}
              >
                {item}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Outcome label="Choice for Photo" name="clicks-photo-choice">
        {choice}
      </Outcome>
    </>
  );
};

const focus = (button: HTMLButtonElement | null): void => button?.focus();
