import { type Dispatch, type SetStateAction, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

export interface Booked {
  readonly accepted: boolean;
  readonly booked: boolean;
}

interface BookingProps {
  readonly onChange: Dispatch<SetStateAction<Booked>>;
  /** A script has closed a dialog. */
  readonly onScript: () => void;
}

/** The buttons of each dialog: yes and no. */
const labels = { booking: ['OK', 'Cancel'], conditions: ['Accept', 'Decline'] } as const;

/** A dialog with another one above it. */
export const Booking = ({ onChange, onScript }: BookingProps) => {
  const booking = useRef<HTMLDialogElement>(null);
  const conditions = useRef<HTMLDialogElement>(null);

  /** A dialog tells that it has closed some time later, when a button of the other one may have been pressed. */
  const pressed = useRef(new Set<string>());
  /** What a dialog returns. A script can close it, too, without a button. */
  const returnedBy = ({ returnValue }: HTMLDialogElement): string => {
    if (returnValue !== '' && !pressed.current.delete(returnValue)) onScript();
    return returnValue;
  };
  const press = (label: string) => pressed.current.add(label);

  const book = () => {
    onChange({ accepted: false, booked: false });
    show(booking.current);
  };

  return (
    <>
      <Button name="windows-book" look="plain" onClick={book}>
        Book
      </Button>
      <dialog
        ref={booking}
        {...testable('windows-booking')}
        className={`panel dialog ${styles.dialog}`}
        aria-labelledby="windows-booking-title"
        onClose={({ target, currentTarget }) => {
          if (target !== currentTarget) return;
          const booked = returnedBy(currentTarget) === 'OK';
          onChange((before) => ({ ...before, booked }));
        }}
      >
        <h2 id="windows-booking-title" className="subtitle">
          Booking
        </h2>
        <p>An hour in the ring.</p>
        <Button
          name="windows-conditions-open"
          look="plain"
          onClick={() => show(conditions.current)}
        >
          Conditions
        </Button>
        <Answers to="booking" onPress={press} />
        <dialog
          ref={conditions}
          {...testable('windows-conditions')}
          className={`panel dialog ${styles.dialog}`}
          aria-labelledby="windows-conditions-title"
          onClose={({ currentTarget }) => {
            const accepted = returnedBy(currentTarget) === 'Accept';
            onChange((before) => ({ ...before, accepted }));
          }}
        >
          <h2 id="windows-conditions-title" className="subtitle">
            Conditions
          </h2>
          <p>Bring a towel.</p>
          <Answers to="conditions" onPress={press} />
        </dialog>
      </dialog>
    </>
  );
};

const show = (dialog: HTMLDialogElement | null) => {
  if (!dialog) return;
  dialog.returnValue = '';
  dialog.showModal();
};

interface AnswersProps {
  readonly to: keyof typeof labels;
  readonly onPress: (label: string) => void;
}

const Answers = ({ to, onPress }: AnswersProps) => (
  <form method="dialog" className={`row ${styles.buttons}`}>
    {labels[to].map((label, at) => (
      <Button
        key={label}
        name={`windows-${to}-${label.toLowerCase()}`}
        type="submit"
        look={at === 0 ? 'primary' : 'plain'}
        value={label}
        onClick={() => onPress(label)}
      >
        {label}
      </Button>
    ))}
  </form>
);
