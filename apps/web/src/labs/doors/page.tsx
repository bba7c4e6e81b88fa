import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DoorsFacts } from '@sparring/contracts/lab-facts/doors';
import { type Door, doors, pathOf } from '@sparring/practice/labs/doors/doors';
import { judge } from '@sparring/practice/labs/doors/judge';
import { pageSettings } from '../../page-settings/settings.ts';
import type { Settings } from '../../practice/dial.ts';
import { originOfPort } from '../../practice/second-origin.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { behind, type dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

/** The server has the documents of the doors; this page has only their addresses. */
const Doors = ({ delay, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [workspace] = useState(() => nameOfTab(search));
  const [codes, setCodes] = useState<DoorsFacts['codes']>({});
  const [facts, setFacts] = useState<DoorsFacts>();
  const addressOf = (door: Door): string => {
    const origin = door === 'Digest' && originOfPort(pageSettings.framesPort, location);
    return `${origin || ''}${pathOf({ workspace, seed }, door, delay)}`;
  };

  return (
    <>
      <ol className={`grid ${styles.doors}`}>
        {doors.map((door) => {
          const name = `doors-${door.toLowerCase()}`;
          return (
            <li key={door} className={styles.door}>
              <div>
                <a
                  {...testable(name)}
                  className="bold"
                  href={addressOf(door)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {door}
                </a>
                <p className="flush">{behind[door]}</p>
              </div>
              <TextField
                label={`Code of ${door}`}
                name={`${name}-code`}
                value={codes[door] ?? ''}
                onText={(text) => setCodes({ ...codes, [door]: text })}
              />
            </li>
          );
        })}
      </ol>
      <Button name="doors-check" onClick={() => setFacts({ seed, delay, codes })}>
        Check
      </Button>
      <Verdict name="doors-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Doors;
