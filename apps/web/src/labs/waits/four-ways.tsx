import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WaitsFacts } from '@sparring/contracts/lab-facts/waits';
import { createChance } from '@sparring/practice/chance';
import { Outcome } from '../../practice/outcome.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import styles from './page.module.css';

interface FourWaysProps {
  readonly delayMs: number;
  readonly seed: number;
  /** Is called with the button whose result has come, also when it comes again. */
  readonly onResult: (button: Label) => void;
}

type Label = WaitsFacts['results'][number];

type State = 'idle' | 'waiting' | 'done' | 'failed';

/** Four buttons; the result of each comes after the delay in another way. */
export const FourWays = ({ delayMs, seed, onResult }: FourWaysProps) => {
  const [codes] = useState(() => drawCodes(seed));
  const later = (signal: AbortSignal) => clock.wait(delayMs, signal);
  const fromApi = (signal: AbortSignal) => askSlowly(delayMs, signal);

  return (
    <div className="grid spaced-6">
      <Way name="waits-show" label="Show" work={later} onResult={onResult}>
        {(state) => (
          <div hidden={state !== 'done'}>
            <Outcome label="Hidden result" name="waits-hidden">
              {codes[0]}
            </Outcome>
          </div>
        )}
      </Way>
      <Way name="waits-render" label="Render" work={later} onResult={onResult}>
        {(state) =>
          state === 'done' && (
            <Outcome label="Rendered result" name="waits-rendered">
              {codes[1]}
            </Outcome>
          )
        }
      </Way>
      <Way name="waits-ask" label="Ask the API" work={fromApi} onResult={onResult}>
        {(state) => (
          <Outcome label="Answer" name="waits-answer">
            {answerIn(state, codes[2])}
          </Outcome>
        )}
      </Way>
      <Way name="waits-load" label="Load" work={later} onResult={onResult}>
        {(state) => (
          <div
            className={state === 'done' ? undefined : styles.skeleton}
            aria-busy={state === 'waiting'}
          >
            <Outcome label="Card" name="waits-card">
              {state === 'done' ? codes[3] : '–'}
            </Outcome>
          </div>
        )}
      </Way>
    </div>
  );
};

interface WayProps {
  readonly name: string;
  readonly label: Label;
  readonly onResult: (button: Label) => void;
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly children: (state: State) => ReactNode;
}

/** A second click starts the wait again. */
const Way = ({ name, label, work, onResult, children }: WayProps) => {
  const [state, setState] = useState<State>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState('waiting');
    const end = (next: 'done' | 'failed') => () => {
      if (signal.aborted) return;
      setState(next);
      if (next === 'done') onResult(label);
    };
    void work(signal).then(end('done'), end('failed'));
  };

  return (
    <div className={styles.way}>
      <Button name={name} look="plain" onClick={start}>
        {label}
      </Button>
      {children(state)}
    </div>
  );
};

const drawCodes = (seed: number): readonly string[] => {
  const chance = createChance(seed);
  return Array.from({ length: 4 }, () => `Ready ${1000 + chance.integer(9000)}`);
};

const answerIn = (state: State, code: string | undefined): string | undefined => {
  if (state === 'done') return code;
  if (state === 'failed') return 'The API did not respond. Ask again.';
  return state === 'waiting' ? 'Asking…' : undefined;
};

/** The API waits for at least a second. */
const askSlowly = async (delayMs: number, signal: AbortSignal): Promise<void> => {
  const seconds = Math.max(1, delayMs / 1000);
  const address = `/v1/practice/testing/latency-simulation?delay=${seconds}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
};
