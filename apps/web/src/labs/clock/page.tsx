import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ClockFacts } from '@sparring/contracts/lab-facts/clock';
import { drawBar } from '@sparring/practice/labs/clock/bar';
import { inSeconds } from '@sparring/practice/labs/clock/instant';
import { judge } from '@sparring/practice/labs/clock/judge';
import { drawTasks } from '@sparring/practice/labs/clock/tasks';
import type { Settings } from '../../practice/dial.ts';
import { useScripts } from '../../practice/use-scripts.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { BarPart } from './bar-part.tsx';
import { ClockPart } from './clock-part.tsx';
import type { dials } from './lesson.ts';
import { SessionPart } from './session-part.tsx';
import { TasksPart } from './tasks-part.tsx';
import { useLabClock } from './use-lab-clock.ts';
import { type ClockSession, useSession } from './use-session.ts';

export * from './lesson.ts';

type Ended = ClockFacts['tasks'];

const Clock = (settings: Settings<typeof dials>) => {
  const { seed } = settings;
  const { search } = useLocation();
  const [{ tasks, bar }] = useState(() => {
    const house = { workspace: nameOfTab(search), seed };
    return { tasks: drawTasks(house), bar: drawBar(house) };
  });
  const { clock, shown, readMoved } = useLabClock(settings);
  const { session, signIn, touch } = useSession(clock);
  const [ended, setEnded] = useState<Ended>([]);
  const [run, setRun] = useState<Pick<ClockFacts, 'bars' | 'stopped_at'>>(notRun);
  const [facts, setFacts] = useState<ClockFacts>();
  const { box, isScripted } = useScripts(ofUsers);

  const check = () =>
    setFacts({
      seed,
      ...factsOf(session),
      tasks: ended,
      ...run,
      moved: readMoved(),
      scripted: isScripted.current,
    });

  return (
    <div ref={box}>
      <h2>The clock of this page</h2>
      <ClockPart {...shown} move={clock.move} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only notices that somebody is there */}
      <div onClickCapture={touch} onKeyDownCapture={touch}>
        <h2>A session of 15 minutes</h2>
        <SessionPart session={session} signIn={signIn} date={shown.date} />
        <h2>Three tasks</h2>
        <TasksPart
          clock={clock}
          tasks={tasks}
          ended={ended}
          begin={() => setEnded([])}
          end={(task) => setEnded((before) => [...before, task])}
        />
        <h2>A bar to stop</h2>
        <BarPart
          clock={clock}
          bar={bar}
          stoppedAt={run.stopped_at}
          begin={() => setRun(({ bars }) => ({ bars: bars + 1, stopped_at: null }))}
          stop={(at) => setRun(({ bars }) => ({ bars, stopped_at: bars > 0 ? at : null }))}
        />
        <Button name="clock-check" onClick={check}>
          Check
        </Button>
      </div>
      <Verdict name="clock-verdict" judge={judge} facts={facts} />
    </div>
  );
};

const ofUsers = ['click', 'keydown'];
const notRun = { bars: 0, stopped_at: null };

const factsOf = (
  session: ClockSession | undefined,
): Pick<ClockFacts, 'signed_in' | 'stayed' | 'idle'> => {
  if (!session) return { signed_in: '', stayed: false, idle: null };
  const { begun, active, stayed, ended } = session;
  const idle = ended === undefined ? null : Math.round((ended - active) / 1000);
  return { signed_in: inSeconds(begun), stayed, idle };
};

export default Clock;
