/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list looks and behaves differently on a phone */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { select as selectAt, type Selection } from '@sparring/practice/labs/clicks/selection';
import { cities } from '@sparring/practice/labs/clicks/wanted';
import { Outcome } from '../../practice/outcome.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface CitiesProps {
  readonly select: (selected: readonly string[], ranges: number) => void;
  readonly onUse: (event: Pick<Event, 'isTrusted'>) => void;
}

/** The number of rows that a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ' ': 0 };

const idOf = (city = ''): string => `clicks-city-${city.toLowerCase()}`;

/** A list of which several items can be selected, with the modifiers that lists of files have. */
export const Cities = ({ select, onUse }: CitiesProps) => {
  const [selection, setSelection] = useState<Selection>({ places: [], anchor: 0, ranges: 0 });
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const selected = selection.places.map((place) => cities[place] ?? '');

  const use = (at: number, event: MouseEvent | KeyboardEvent, isAdding: boolean) => {
    event.preventDefault();
    onUse(event.nativeEvent);
    setActive(at);
    const after = selectAt(selection, at, { isAdding, isRange: event.shiftKey });
    setSelection(after);
    select(
      after.places.map((place) => cities[place] ?? ''),
      after.ranges,
    );
  };
  const clicking = (at: number) => ({
    onClick: (event: MouseEvent) => {
      use(at, event, event.ctrlKey || event.metaKey);
      list.current?.focus();
    },
  });
  const followKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const at = Math.min(Math.max(active + step, 0), cities.length - 1);
    const isMoving = event.ctrlKey || event.metaKey;
    if (!isMoving || step === 0) return use(at, event, step === 0);
    event.preventDefault();
    setActive(at);
  };

  return (
    <>
      <div
        ref={list}
        {...testable('clicks-cities')}
        className={styles.cities}
        role="listbox"
        aria-label="Cities"
        aria-multiselectable="true"
        aria-activedescendant={idOf(cities[active])}
        tabIndex={0}
        onKeyDown={followKey}
      >
        {cities.map((city, at) => (
          <div
            key={city}
            {...testable(idOf(city))}
            role="option"
            tabIndex={-1}
            aria-selected={selection.places.includes(at)}
            data-active={at === active}
            {...clicking(at)}
          >
            {city}
          </div>
        ))}
      </div>
      <Outcome label="Selected" name="clicks-selected" quiet>
        {selected.join(', ')}
      </Outcome>
    </>
  );
};
