import { useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import type { InterruptionsFacts } from '@sparring/contracts/lab-facts/interruptions';
import { createChance } from '@sparring/practice/chance';
import { type Desk, enter, next } from '@sparring/practice/labs/interruptions/desk';
import { judge } from '@sparring/practice/labs/interruptions/judge';
import { codeOf, drawVisits, type Visit } from '@sparring/practice/labs/interruptions/visits';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { useScripts } from '../../practice/use-scripts.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { Interruption } from './interruption.tsx';
import { Journey } from './journey.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

type Told = InterruptionsFacts['visits'][number];

const Interruptions = ({ visitors: asked, seed }: Settings<typeof dials>) => {
  const visitors = Math.floor(asked);
  const { search } = useLocation();
  const [house] = useState(() => ({ workspace: nameOfTab(search), seed }));
  const [plan, setPlan] = useState<readonly Visit[]>([]);
  const [told, setTold] = useState<readonly Told[]>([]);
  const [facts, setFacts] = useState<InterruptionsFacts>();
  const [desk, change] = useReducer(next, nobody);
  const { box, isScripted } = useScripts(ofUsers);
  const at = told.length;
  const visit = plan[at];
  const code = codeOf(house, at);
  const [open] = desk.open;

  const start = () => {
    const drawn = drawVisits(createChance(seed), visitors).map(inExperiment);
    setPlan(drawn);
    setTold([]);
    setFacts(undefined);
    if (drawn[0]) change({ kind: 'enter', visit: drawn[0] });
  };
  const finish = ({ variant }: Visit) => {
    const after = [...told, tell(desk, variant, code)];
    const following = plan[after.length];
    setTold(after);
    if (following) change({ kind: 'enter', visit: following });
    else setFacts({ seed, visitors, visits: after, scripted: isScripted.current });
  };

  return (
    <div ref={box}>
      <div className={styles.stage}>
        <div inert={open !== undefined}>
          <Button name="interruptions-start" look="plain" onClick={start}>
            Start
          </Button>
          <Outcome label="Visitor" name="interruptions-visitor">
            {visit && `${at + 1} of ${plan.length}`}
          </Outcome>
          {visit && (
            <Journey
              desk={desk}
              visit={visit}
              code={code}
              change={change}
              onDone={() => finish(visit)}
            />
          )}
        </div>
        {open && (
          <Interruption
            key={open}
            name={open}
            answer={(by) => change({ kind: 'answer', to: open, by })}
          />
        )}
      </div>
      <Verdict name="interruptions-verdict" judge={judge} facts={facts} />
    </div>
  );
};

const nobody = enter({ variant: 'A', isOffered: false, isRefused: false, coming: [] });

/** A visitor with this cookie takes no part in the experiment. */
const inExperiment = (visit: Visit): Visit =>
  document.cookie.split('; ').includes('experiment=off') ? { ...visit, variant: 'A' } : visit;

const tell = (desk: Desk, variant: Told['variant'], code: string): Told => {
  const { cookies, extras, course, name, isBooked } = desk;
  return { variant, cookies, extras, course, name, code: isBooked ? code : '' };
};

const ofUsers = ['click', 'input', 'keydown'];

export default Interruptions;
