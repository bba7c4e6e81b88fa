import type { Day } from '@sparring/practice/calendar/calendar-rules';
import { longDate } from '@sparring/practice/calendar/day-format';
import { stampOf } from '@sparring/practice/labs/date-range/house-time';
import {
  keyHours,
  nightsOf,
  type Stay,
  type Taken,
  wholeStay,
} from '@sparring/practice/labs/date-range/stay';
import type { Trip } from '@sparring/practice/labs/date-range/trip';
import { Outcome } from '../../practice/outcome.tsx';

/** Where and when the trip begins. */
export const Landing = ({ moment, zone }: { readonly moment: number; readonly zone: string }) => {
  const [day = '', time = ''] = new Date(moment).toISOString().slice(0, 16).split('T');

  return (
    <>
      <Outcome label="Landing" name="stay-landing">
        <time dateTime={`${day}T${time}Z`}>
          {longDate(day)}, {time} UTC
        </time>
      </Outcome>
      <Outcome label="House" name="stay-house">
        {zone}
      </Outcome>
    </>
  );
};

export const Nights = ({ stay, taken }: { readonly stay: Stay; readonly taken: Taken }) => {
  const whole = wholeStay(stay, taken);
  const nights = whole && nightsOf(whole);

  return (
    <Outcome label="Stay" name="stay-nights">
      {nights === undefined ? 'No stay yet' : `${nights} ${nights === 1 ? 'night' : 'nights'}`}
    </Outcome>
  );
};

interface KeyProps {
  readonly stay: Stay;
  readonly trip: Trip;
}

export const Key = ({ stay, trip: { zone, taken } }: KeyProps) => {
  const whole = wholeStay(stay, taken);

  return (
    <Outcome label="Key" name="stay-key">
      {whole ? (
        <>
          works from <Hour zone={zone} day={whole.arrival} hour={keyHours.from} /> to{' '}
          <Hour zone={zone} day={whole.departure} hour={keyHours.until} />
        </>
      ) : (
        'No key yet'
      )}
    </Outcome>
  );
};

interface HourProps {
  readonly zone: string;
  readonly day: Day;
  readonly hour: number;
}

const Hour = ({ zone, day, hour }: HourProps) => (
  <time dateTime={stampOf(zone, day, hour)}>
    {longDate(day)}, {hour}:00
  </time>
);
