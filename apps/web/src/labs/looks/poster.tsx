import { type SyntheticEvent, useEffect, useState } from 'react';
import type { PosterChange } from '@sparring/practice/labs/looks/looks';
import { clock } from '../../session/clock.ts';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

const tickMs = 30;
const lateMs = 1000;

interface PosterProps {
  readonly change?: PosterChange | undefined;
  readonly delayMs: number;
  /** Is called when the picture can be seen. */
  readonly onWhole: () => void;
}

/** A poster with one change at most. Its picture comes late, and its clock never stands still. */
export const Poster = ({ change, delayMs, onWhole }: PosterProps) => {
  const [picture, setPicture] = useState<'waited for' | 'loading' | 'there'>('waited for');
  const waitMs = change === 'picture' ? delayMs + lateMs : delayMs;
  useEffect(() => {
    return clock.after(waitMs, () => setPicture('loading'));
  }, [waitMs]);
  const show = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    await currentTarget.decode();
    if (!currentTarget.isConnected) return;
    setPicture('there');
    onWhole();
  };

  return (
    <section
      {...testable('looks-poster')}
      className={`${styles.poster} ${(change && styles[change]) ?? ''}`}
      aria-label="Poster"
      aria-busy={picture !== 'there'}
    >
      <p className={styles.title}>Lamp of the week</p>
      <div className={styles.lamp}>
        {picture !== 'waited for' && (
          <img src="/images/products/desk-lamp.svg" alt="A desk lamp" onLoad={show} />
        )}
      </div>
      <p className={styles.price}>$24.99</p>
      <p className={styles.note}>Only three are left.</p>
      <TimeOfDay isAnotherHour={change === 'clock'} />
    </section>
  );
};

const TimeOfDay = ({ isAnotherHour }: { readonly isAnotherHour: boolean }) => {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    return clock.every(tickMs, () => setNow(clock.now()));
  }, []);
  const shown = new Date(isAnotherHour ? now + 3_600_000 : now);
  return (
    <p {...testable('looks-clock')} className={styles.time} role="timer" aria-label="Time in UTC">
      {shown.toISOString().slice(11, 22)}
    </p>
  );
};
