import type { Plan, TaskCount } from '@sparring/contracts/desk/marks';
import { pathTitles } from '@sparring/contracts/tasks/path-titles';
import type { PathId } from '@sparring/contracts/tasks/task-ids';
import { evidenceInWords, pointsInWords } from '../../practice/tasks/task-words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import styles from './plan.module.css';

type Ids = Plan['tasks'];

const pathIds = Object.keys(pathTitles) as readonly PathId[];

interface PlanChoicesProps {
  readonly all: readonly TaskCount[];
  readonly chosen: Ids;
  readonly onChange: (tasks: Ids) => void;
}

/** Every task by its path. A task that is chosen comes last in the plan. */
export const PlanChoices = ({ all, chosen, onChange }: PlanChoicesProps) => {
  const turn = (ids: Ids, isOn: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    if (!isOn) return onChange(others);
    onChange([...chosen, ...ids.filter((id) => !chosen.includes(id))]);
  };
  return (
    <div className={styles.paths}>
      {pathIds.map((path) => (
        <PathChoices
          key={path}
          path={path}
          tasks={all.filter((task) => task.path === path)}
          chosen={chosen}
          onTurn={turn}
        />
      ))}
    </div>
  );
};

interface PathChoicesProps {
  readonly path: PathId;
  readonly tasks: readonly TaskCount[];
  readonly chosen: Ids;
  readonly onTurn: (ids: Ids, isOn: boolean) => void;
}

const PathChoices = ({ path, tasks, chosen, onTurn }: PathChoicesProps) => {
  const ids = tasks.map(({ id }) => id as Ids[number]);
  const isWhole = ids.every((id) => chosen.includes(id));
  return (
    <fieldset>
      <legend>{pathTitles[path]}</legend>
      {tasks.map(({ id, title, points, minutes, kind }) => (
        <div key={id}>
          <Choice
            name={`plan-${id}`}
            type="checkbox"
            checked={chosen.includes(id as Ids[number])}
            aria-description={evidenceInWords[kind]}
            onChange={({ target }) => onTurn([id as Ids[number]], target.checked)}
          >
            <span>
              {title}{' '}
              <span className={`small ${styles.size}`}>
                {pointsInWords(points)}, {minutes} min{kind !== 'seen' && `, ${kind}`}
              </span>
            </span>
          </Choice>
        </div>
      ))}
      {ids.length > 1 && (
        <Button name={`plan-path-${path}`} look="plain" onClick={() => onTurn(ids, !isWhole)}>
          {isWhole ? 'None' : 'All'} of {pathTitles[path]}
        </Button>
      )}
    </fieldset>
  );
};
