import { Link } from 'react-router';
import { testable } from '../../ui/testable.ts';
import { DoneSquares } from '../tasks/done-squares.tsx';
import { TaskCounts } from '../tasks/task-counts.tsx';
import { classPath } from '../desk-paths.ts';
import { stateWords } from '../words.ts';
import { type ClassParts, ClassStatus } from './class-status.tsx';
import styles from './projector.module.css';
import say from './say-now.module.css';
import { SayNow } from './say-now.tsx';
import { UnknownRequests } from './unknown-requests.tsx';

const numberOf = (number: number) => `number ${number}`;

/** What everybody in the room may see: numbers, no names, no keys and no addresses. */
export const Projector = ({ found, live, plan: { planned } }: ClassParts) => (
  <div className={styles.projector}>
    <ClassStatus found={found} live={live} />
    {found.message && <p {...testable('projector-message')}>{found.message}</p>}
    <div className={say.sideBySide}>
      <SayNow causes={live.causes} rows={live.rows} nameOf={numberOf} />
      <UnknownRequests groups={live.unknown} hasTargets={false} />
    </div>
    <h2>Members</h2>
    <ul {...testable('projector-members')} className={`stack ${styles.members}`}>
      {live.rows.map(({ number, state, done }) => (
        <li key={number} data-state={state}>
          <strong>{number}</strong> {stateWords[state]}
          {planned.length > 0 && (
            <div>
              <DoneSquares planned={planned} done={done} />
            </div>
          )}
        </li>
      ))}
    </ul>
    <TaskCounts planned={planned} rows={live.rows} />
    <p>
      <Link {...testable('projector-close')} to={classPath(found.id)}>
        Back to the desk
      </Link>
    </p>
  </div>
);
