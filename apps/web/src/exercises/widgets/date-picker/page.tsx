import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Day, localDay } from '@sparring/practice/calendar/calendar-rules';
import { longDate } from '@sparring/practice/calendar/day-format';
import { Calendar } from '../../../practice/calendar/calendar.tsx';
import { Outcome } from '../../../practice/outcome.tsx';
import { clock } from '../../../session/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import popover from '../../../ui/popover.module.css';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const DatePicker = () => {
  const [day, setDay] = useState<Day>();
  const [current, setCurrent] = useState<Day>();
  const calendar = useRef<HTMLDialogElement>(null);
  const today = localDay(clock.now());

  // Rendered before the popover opens, so that its day can take the focus, and removed after it closes.
  const draw = () => flushSync(() => setCurrent(day ?? today));
  const clear = () => setCurrent(undefined);
  const choose = (chosen: Day) => {
    setDay(chosen);
    calendar.current?.hidePopover();
  };

  return (
    <>
      <Field
        label="Date"
        name="date-input"
        hint="If you type the date key by key, the order of day, month and year depends on the language of the browser."
      >
        {(wiring) => (
          <div className={`row ${styles.row}`}>
            <input
              {...wiring}
              className={styles.input}
              type="date"
              max="9999-12-31"
              value={day ?? ''}
              onChange={(event) => setDay(event.target.value || undefined)}
            />
            <Button
              name="calendar-open"
              look="plain"
              popoverTarget="calendar"
              aria-haspopup="dialog"
            >
              Open the calendar
            </Button>
          </div>
        )}
      </Field>
      <dialog
        ref={calendar}
        {...testable('calendar')}
        className={`box ${popover.popover} ${styles.calendar}`}
        popover="auto"
        aria-label="Calendar"
        onBeforeToggle={({ newState }) => newState === 'open' && draw()}
        onToggle={({ newState }) => newState === 'closed' && clear()}
      >
        {current && (
          <Calendar
            current={current}
            today={today}
            isChosen={(other) => other === day}
            onMove={setCurrent}
            onChoose={choose}
          />
        )}
      </dialog>
      <Outcome label="Outcome" name="date-outcome">
        {day ? `Selected date: ${longDate(day)}` : 'No date selected'}
      </Outcome>
    </>
  );
};

export default DatePicker;
