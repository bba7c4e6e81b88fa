import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  addMonths,
  type Day,
  isSameMonth,
  moved,
  weeksOf,
} from '@sparring/practice/calendar/calendar-rules';
import { fullDate, monthAndYear } from '@sparring/practice/calendar/day-format';
import { Button } from '../../ui/button.tsx';
import { takesFocus } from '../../ui/takes-focus.ts';
import { testable } from '../../ui/testable.ts';
import styles from './calendar.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface CalendarProps {
  /** The only tab stop of the grid: the day that the arrow keys change. */
  readonly current: Day;
  readonly today?: Day;
  readonly isChosen: (day: Day) => boolean;
  /** The days that cannot be chosen. They keep the focus, so that the arrow keys can pass them. */
  readonly isRefused?: (day: Day) => boolean;
  /** The accessible name of a day. */
  readonly nameOf?: (day: Day) => string;
  readonly onMove: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
}

/** The month of the current day as a grid. */
export const Calendar = ({
  current,
  today,
  isChosen,
  isRefused,
  nameOf = fullDate,
  onMove,
  onChoose,
}: CalendarProps) => {
  const grid = useRef<HTMLTableElement>(null);
  const move = (day: Day) => flushSync(() => onMove(day));
  const turn = (months: number) => move(addMonths(current, months));

  const followKey = (event: KeyboardEvent) => {
    const next = moved(current, event.key);
    if (!next) return;
    event.preventDefault();
    move(next);
    grid.current?.querySelector<HTMLElement>('[autofocus]')?.focus();
  };

  const dayButton = (day: Day) => (
    <button
      {...testable(`day-${day}`)}
      ref={day === current ? takesFocus : undefined}
      type="button"
      tabIndex={day === current ? 0 : -1}
      aria-label={nameOf(day)}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={isRefused?.(day)}
      onClick={() => isRefused?.(day) || onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );

  return (
    <>
      <div className={styles.months}>
        <Button
          name="calendar-previous"
          look="plain"
          aria-label="Previous month"
          onClick={() => turn(-1)}
        >
          ‹
        </Button>
        <span {...testable('calendar-month')} aria-live="polite">
          {monthAndYear(current)}
        </span>
        <Button name="calendar-next" look="plain" aria-label="Next month" onClick={() => turn(1)}>
          ›
        </Button>
      </div>
      <table
        ref={grid}
        {...testable('calendar-days')}
        className={styles.days}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- HTML has no grid
        role="grid"
        aria-labelledby="calendar-month"
        onKeyDown={followKey}
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={isSameMonth(day, current) && isChosen(day)}>
                  {isSameMonth(day, current) && dayButton(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
