import { useState } from 'react';
import type { DateRangeFacts } from '@sparring/contracts/lab-facts/date-range';
import type { Day } from '@sparring/practice/calendar/calendar-rules';
import { fullDate } from '@sparring/practice/calendar/day-format';
import { dayAt } from '@sparring/practice/labs/date-range/house-time';
import { judge } from '@sparring/practice/labs/date-range/judge';
import { chosen, isWithin, problemsOf, type Stay } from '@sparring/practice/labs/date-range/stay';
import { drawTrip } from '@sparring/practice/labs/date-range/trip';
import { Calendar } from '../../practice/calendar/calendar.tsx';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { Key, Landing, Nights } from './times.tsx';

export * from './lesson.ts';

const DateRange = ({ seed, zone }: Settings<typeof dials>) => {
  const [trip] = useState(() => drawTrip(seed, zone));
  const [current, setCurrent] = useState(() => dayAt('UTC', trip.landing));
  const [stay, setStay] = useState<Stay>({});
  const [hours, setHours] = useState('');
  const [facts, setFacts] = useState<DateRangeFacts>();
  const problems = problemsOf(stay, trip.taken);

  const type = (part: keyof Stay) => (day: Day | undefined) => {
    setStay({ ...stay, [part]: day });
    if (day) setCurrent(day);
  };
  const choose = (day: Day) => {
    setStay(chosen(stay, day, trip.taken) ?? stay);
    setCurrent(day);
  };

  return (
    <>
      <Landing moment={trip.landing} zone={zone} />
      <div className={styles.stay}>
        <div>
          <DayField
            label="Arrival"
            value={stay.arrival}
            error={problems.arrival}
            onType={type('arrival')}
          />
          <DayField
            label="Departure"
            value={stay.departure}
            error={problems.departure}
            onType={type('departure')}
          />
          <Nights stay={stay} taken={trip.taken} />
          <Key stay={stay} trip={trip} />
        </div>
        <div className={styles.calendar}>
          <Calendar
            current={current}
            isChosen={(day) => isWithin(stay, day)}
            isRefused={(day) => chosen(stay, day, trip.taken) === undefined}
            nameOf={(day) => fullDate(day) + (trip.taken.includes(day) ? ', taken' : '')}
            onMove={setCurrent}
            onChoose={choose}
          />
        </div>
      </div>
      <Field label="Hours" name="stay-hours" hint="How long the key works.">
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        )}
      </Field>
      <Button name="stay-check" onClick={() => setFacts({ seed, zone, ...stay, hours })}>
        Check
      </Button>
      <Verdict name="stay-verdict" judge={judge} facts={facts} />
    </>
  );
};

interface DayFieldProps {
  readonly label: string;
  readonly value: Day | undefined;
  readonly error: string | undefined;
  readonly onType: (day: Day | undefined) => void;
}

const DayField = ({ label, value, error, onType }: DayFieldProps) => (
  <TextField
    label={label}
    name={`stay-${label.toLowerCase()}`}
    error={error}
    type="date"
    max="9999-12-31"
    value={value ?? ''}
    onText={(text) => onType(text || undefined)}
  />
);
export default DateRange;
