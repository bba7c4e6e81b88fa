import { type MouseEvent, useState } from 'react';
import { testable } from '../ui/testable.ts';
import { exercisesOf } from './all.ts';
import { type Exercise, groups } from './exercise.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly chosen: Exercise | undefined;
  readonly onChoose: (exercise: Exercise) => void;
}

/** Links to the exercises' own pages, for a new tab or a crawler; a plain click chooses in place. */
export const Sidebar = ({ chosen, onChoose }: SidebarProps) => {
  const [openAtFirst] = useState(['Elements', chosen?.group]);
  const choose = (event: MouseEvent, exercise: Exercise) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(exercise);
  };

  return (
    <nav className={styles.sidebar} aria-label="Exercises">
      {groups.map((group) => (
        <details
          key={group}
          {...testable(`group-${group.toLowerCase()}`)}
          className={styles.group}
          open={openAtFirst.includes(group)}
        >
          <summary {...testable(`group-${group.toLowerCase()}-toggle`)}>{group}</summary>
          <ul>
            {exercisesOf(group).map((exercise) => (
              <li key={exercise.slug}>
                <a
                  {...testable(`choose-${exercise.slug}`)}
                  href={exercise.path}
                  aria-current={exercise === chosen}
                  onClick={(event) => choose(event, exercise)}
                >
                  {exercise.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
};

/** A new tab, a new window or a download: the keys that browsers have for a link. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
