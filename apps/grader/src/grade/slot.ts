import { setTimeout as wait } from 'node:timers/promises';
import {
  type Instance,
  InstanceError,
  type InstanceOptions,
  type Reach,
  type StartInstance,
} from '../instance/instance.ts';
import type { Addresses } from '../suite/command.ts';
import type { Run } from '../suite/run.ts';

export type Inside = Pick<InstanceOptions, 'defects' | 'changes'>;

/** What a run is about. */
export interface RunOptions {
  readonly inside: Inside;
  readonly limitMs: number;
  readonly stop: AbortSignal;
  /** The command runs so many times in the same instance; otherwise once. */
  readonly times?: number;
  /** Instead: these files, then all, then these files. */
  readonly around?: readonly string[];
  /** The time zone of the run, when it has another one than the machine. */
  readonly zone?: string;
  /** The tests run in another order, where the runner can be told so by its environment. */
  readonly isTurned?: boolean;
  /** In a fresh copy of the folder, with a home of its own, where that is possible. */
  readonly isElsewhere?: boolean;
  /** Only the tests of these files run. */
  readonly files?: readonly string[];
  /** Only these tests run, where the runner can be told so. */
  readonly tests?: readonly string[];
}

export interface ObservedRun {
  readonly run: Run;
  readonly reach: Reach;
}

/** A place for one run at a time. */
export interface Slot {
  readonly run: (options: RunOptions) => Promise<ObservedRun>;
}

/** Slots for runs at the same time. */
export interface Slots {
  readonly slots: readonly Slot[];
  /** So many runs, as the first one leaves room for, and one more while responses are late in one of them. */
  readonly atOnce: number;
}

/** Opens all but the first. */
export type OpenFurther = () => Promise<Slots>;

/** The instance did not open, or ended during the run: that says nothing about the suite. */
export class InstanceLost extends Error {
  override readonly name = 'InstanceLost';
}

/** Runs the learner's command once. */
export type RunCommand = (
  conditions: Pick<
    RunOptions,
    'limitMs' | 'stop' | 'zone' | 'isTurned' | 'isElsewhere' | 'files' | 'tests'
  > & { readonly addresses: Addresses },
) => Promise<Run>;

export interface Ports {
  readonly webPort: number;
  readonly apiPort: number;
  /** No other ones will do. */
  readonly isFixed: boolean;
}

/** How long an instance that is dying may take to say so after the run. */
const lastWordsMs = 30;

/** Opens an instance for each run. Its address stays, so that nothing betrays what is in it. */
export const slotOf = (startInstance: StartInstance, run: RunCommand, ports: Ports): Slot => {
  const openInstance = atOneAddress(startInstance, ports);
  return {
    run: async ({
      inside,
      limitMs,
      stop,
      times = 1,
      around,
      zone,
      isTurned,
      isElsewhere,
      files,
      tests,
    }) => {
      const instance = await openInstance(inside);
      const cut = new AbortController();
      let death: string | undefined;
      const watch = async (): Promise<void> => {
        death = await instance.died;
        cut.abort();
      };
      void watch();
      try {
        const conditions = {
          addresses: { web: instance.webUrl, api: instance.apiUrl },
          limitMs,
          stop: AbortSignal.any([stop, cut.signal]),
          ...(zone !== undefined && { zone }),
          ...(isTurned && { isTurned }),
          ...(isElsewhere && { isElsewhere }),
          ...(files && { files }),
          ...(tests && { tests }),
        };
        const beside = around && { ...conditions, files: around };
        let last = await run(beside ?? conditions);
        for (let pass = 1; pass < (beside ? 3 : times) && last.end === 'green'; pass++)
          last = await run(pass === 2 && beside ? beside : conditions);
        if (last.end === 'red') await Promise.race([instance.died, wait(lastWordsMs)]);
        if (death !== undefined && !stop.aborted) throw new InstanceLost(death);
        return { run: last, reach: last.end === 'stopped' ? nowhere : await reachOf(instance) };
      } finally {
        await instance.stop();
      }
    },
  };
};

/** One that ends while it is asked is lost, too. */
const reachOf = async (instance: Instance): Promise<Reach> => {
  try {
    return await instance.reached();
  } catch (error) {
    if (error instanceof InstanceError) throw new InstanceLost(error.message);
    throw error;
  }
};

const nowhere: Reach = {
  requests: 0,
  reached: new Set(),
  different: new Set(),
  seen: new Set(),
  visits: new Map(),
  loaded: new Set(),
  heard: new Set(),
};

/** A port that somebody has taken between two runs is given up, unless the suite insists on it. */
const atOneAddress = (startInstance: StartInstance, { isFixed, ...ports }: Ports) => {
  let { webPort, apiPort } = ports;
  return async (inside: Inside): Promise<Instance> => {
    const open = () => startInstance({ ...inside, webPort, apiPort });
    try {
      const instance = await open().catch((error: unknown) => {
        if (isFixed || webPort === 0) throw error;
        webPort = apiPort = 0;
        return open();
      });
      webPort = Number(new URL(instance.webUrl).port);
      apiPort = Number(new URL(instance.apiUrl).port);
      return instance;
    } catch (error) {
      if (error instanceof InstanceError) throw new InstanceLost(error.message);
      throw error;
    }
  };
};
