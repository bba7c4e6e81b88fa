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
}

/** The buttons of each dialog: yes and no. */
const labels = { booking: ['OK', 'Cancel'], conditions: ['Accept', 'Decline'] } as const;

/** A dialog with another one above it. */
export const Booking = ({ state, onChange }: BookingProps) => {
  const booking = useRef<HTMLDialogElement>(null);
  const conditions = useRef<HTMLDialogElement>(null);

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
            onChange({ ...state, booked: currentTarget.returnValue === 'OK' });
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
        <Answers to="booking" />
        <dialog
          ref={conditions}
          {...testable('windows-conditions')}
          className={styles.dialog}
          aria-labelledby="windows-conditions-title"
          onClose={({ currentTarget }) =>
            onChange({ ...state, accepted: currentTarget.returnValue === 'Accept' })
          }
        >
          <h2 id="windows-conditions-title">Conditions</h2>
          <p>Bring a towel.</p>
          <Answers to="conditions" />
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

const Answers = ({ to }: { readonly to: keyof typeof labels }) => (
  <form method="dialog" className={styles.buttons}>
    {labels[to].map((label, at) => (
      <Button
        key={label}
        name={`windows-${to}-${label.toLowerCase()}`}
        type="submit"
        look={at === 0 ? 'primary' : 'plain'}
        value={label}
      >
        {label}
      </Button>
    ))}
  </form>
);
