import { InstanceError, type InstanceOptions, type StartInstance } from '../instance/instance.ts';
import type { Places } from '../service/places.ts';

/** Where an explorer's instance is at one moment. */
export type StayState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'waiting'; readonly place: number }
  | { readonly kind: 'open'; readonly webPort: number; readonly until: number }
  | { readonly kind: 'closed'; readonly why: string };

export interface StayParts {
  readonly places: Places;
  readonly startInstance: StartInstance;
  readonly now: () => Date;
  /** How long an instance stays open. */
  readonly stayMs: number;
  /** How long an explorer may be out of sight and keep a place in line. */
  readonly absentMs: number;
  /** Receives errors of the grader and of its machine. */
  readonly report: (error: unknown) => void;
}

export interface Stay {
  readonly state: () => StayState;
  /** Resolves when it is open, or in line. */
  readonly begun: Promise<void>;
  /** The explorer looks at the page. */
  readonly seen: () => void;
  /** Resolves when the instance has ended. */
  readonly stop: () => Promise<void>;
}

const why = {
  stopped: 'You have closed it.',
  time: 'Its time was up.',
  absent: 'You were away while you were in line.',
  died: 'It has ended by itself.',
  error: 'This is an error in Sparring. Report it.',
} as const;

/** An instance by way of the line, until its time is up. */
export const createStay = (
  { places, startInstance, now, stayMs, absentMs, report }: StayParts,
  inside: Pick<InstanceOptions, 'defects'>,
  from: string,
): Stay => {
  const leave = new AbortController();
  const begun = Promise.withResolvers<void>();
  let state: StayState = { kind: 'opening' };
  let absence: NodeJS.Timeout | undefined;

  const become = (next: StayState): void => {
    state = next;
    begun.resolve();
  };

  const seen = (): void => {
    clearTimeout(absence);
    if (state.kind === 'open' || state.kind === 'closed') return;
    absence = setTimeout(() => leave.abort(why.absent), absentMs).unref();
  };

  const moved = (place: number): void => {
    become({ kind: 'waiting', place });
  };

  /** Opens the instance, and resolves with the reason when it has closed again. */
  const live = async (): Promise<string> => {
    const place = await places.enter({ from, stop: leave.signal, moved });
    clearTimeout(absence);
    try {
      const instance = await startInstance({
        ...inside,
        webPort: place.webPort,
        apiPort: place.apiPort,
      });
      const webPort = Number(new URL(instance.webUrl).port);
      become({ kind: 'open', webPort, until: now().getTime() + stayMs });
      const timeIsUp = setTimeout(() => leave.abort(why.time), stayMs).unref();
      const left = new Promise<void>((resolve) => {
        if (leave.signal.aborted) resolve();
        leave.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      const died = await Promise.race([left, instance.died]);
      clearTimeout(timeIsUp);
      await instance.stop();
      return died === undefined ? String(leave.signal.reason) : why.died;
    } finally {
      place.leave();
    }
  };

  /** Whoever leaves the line says why; everything else is an error. */
  const reasonOf = (error: unknown): string => {
    if (error === leave.signal.reason) return String(error);
    report(error);
    return error instanceof InstanceError ? error.message : why.error;
  };

  const close = async (): Promise<void> => {
    const reason = await live().catch(reasonOf);
    clearTimeout(absence);
    become({ kind: 'closed', why: reason });
  };

  seen();
  const closed = close();
  return {
    state: () => state,
    begun: begun.promise,
    seen,
    stop: () => {
      leave.abort(why.stopped);
      return closed;
    },
  };
};
