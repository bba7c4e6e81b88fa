import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Interruption as Name } from '@sparring/practice/labs/interruptions/visits';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface InterruptionProps {
  readonly name: Name;
  /** Gets the label of the button, or Escape. */
  readonly answer: (by: string) => void;
}

interface Look {
  /** Each press of the first button leads to the next text, if there is one. */
  readonly texts: readonly string[];
  readonly buttons: readonly string[];
  readonly place?: 'bottom' | 'corner' | 'middle';
}

/** Without a place, it is a modal dialog of the browser. */
const looks: Readonly<Record<Name, Look>> = {
  Cookies: {
    texts: ['May we remember where you click?'],
    buttons: ['Accept all', 'Refuse'],
    place: 'bottom',
  },
  'Offer of the day': {
    texts: ['A towel for your course, at half the price.'],
    buttons: ['Add a towel', 'Close'],
  },
  Tour: {
    texts: ['Tip 1 of 3: choose a course.', 'Tip 2 of 3: type a name.', 'Tip 3 of 3: book.'],
    buttons: ['Next tip', 'Skip the tour'],
    place: 'middle',
  },
  Chat: { texts: ['Hello, can I help you?'], buttons: ['Close'], place: 'corner' },
  'Club card': { texts: ['Members book first.'], buttons: ['Join', 'Close'] },
  'Not booked': { texts: ['The booking could not be saved.'], buttons: ['Try again', 'Close'] },
};

export const Interruption = ({ name, answer }: InterruptionProps) => {
  const { texts, buttons, place } = looks[name];
  const [text, setText] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const isModal = place === undefined;
  useEffect(() => {
    if (isModal) dialog.current?.showModal();
    else dialog.current?.show();
  }, [isModal]);

  const press = (button: string) => {
    if (button === buttons[0] && text + 1 < texts.length) setText(text + 1);
    else answer(button);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={dialog}
      {...testable(idOf(name))}
      className={`panel dialog ${styles.interruption}`}
      data-place={place}
      aria-labelledby={`${idOf(name)}-title`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        /* Otherwise the same key also closes a modal dialog that comes next. */
        event.preventDefault();
        answer('Escape');
      }}
      onCancel={(event) => {
        event.preventDefault();
        answer('Escape');
      }}
    >
      <h2 id={`${idOf(name)}-title`} className="subtitle">
        {name}
      </h2>
      <p>{texts[text]}</p>
      <div className="row">
        {buttons.map((button, at) => (
          <Button
            key={button}
            name={idOf(button)}
            look={at === 0 ? 'primary' : 'plain'}
            onClick={() => press(button)}
          >
            {button}
          </Button>
        ))}
      </div>
    </dialog>
  );
};

const idOf = (text: string): string => `interruptions-${text.toLowerCase().replaceAll(' ', '-')}`;
