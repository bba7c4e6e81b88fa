import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

export interface Booked {
  readonly accepted: boolean;
  readonly booked: boolean;
}

interface BookingProps {
  readonly state: Booked;
  readonly onChange: (state: Booked) => void;
  /** A script has closed a dialog. */
  readonly onScript: () => void;
}

/** The buttons of each dialog: yes and no. */
const labels = { booking: ['OK', 'Cancel'], conditions: ['Accept', 'Decline'] } as const;

/** A dialog with another one above it. */
export const Booking = ({ state, onChange, onScript }: BookingProps) => {
  const booking = useRef<HTMLDialogElement>(null);
  const conditions = useRef<HTMLDialogElement>(null);

  const pressed = useRef('');
  /** What a dialog returns. A script can close it, too, without a button. */
  const returnedBy = ({ returnValue }: HTMLDialogElement): string => {
    if (returnValue !== '' && returnValue !== pressed.current) onScript();
    pressed.current = '';
    return returnValue;
  };
  const press = (label: string) => {
    pressed.current = label;
  };

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
        className={styles.dialog}
        aria-labelledby="windows-booking-title"
        onClose={({ target, currentTarget }) => {
          if (target === currentTarget)
            onChange({ ...state, booked: returnedBy(currentTarget) === 'OK' });
        }}
      >
        <h2 id="windows-booking-title">Booking</h2>
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
          className={styles.dialog}
          aria-labelledby="windows-conditions-title"
          onClose={({ currentTarget }) =>
            onChange({ ...state, accepted: returnedBy(currentTarget) === 'Accept' })
          }
        >
          <h2 id="windows-conditions-title">Conditions</h2>
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
  <form method="dialog" className={styles.buttons}>
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
