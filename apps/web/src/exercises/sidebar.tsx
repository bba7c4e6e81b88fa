import { testable } from '../ui/testable.ts';
import { exercises } from './all.ts';
import { type Exercise, groups } from './exercise.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  chosen: Exercise | undefined;
  onChoose: (exercise: Exercise) => void;
}

export function Sidebar({ chosen, onChoose }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label="Exercises">
      {groups.map((group, index) => (
        <details
          key={group}
          {...testable(`group-${group.toLowerCase()}`)}
          className={styles.group}
          open={index === 0}
        >
          <summary {...testable(`group-${group.toLowerCase()}-toggle`)}>{group}</summary>
          <ul>
            {exercises
              .filter((exercise) => exercise.group === group)
              .map((exercise) => (
                <li key={exercise.slug}>
                  <button
                    {...testable(`choose-${exercise.slug}`)}
                    type="button"
                    aria-current={exercise === chosen}
                    onClick={() => onChoose(exercise)}
                  >
                    {exercise.title}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
