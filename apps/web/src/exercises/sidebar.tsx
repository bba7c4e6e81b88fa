import { type MouseEvent, type ReactNode, useState } from 'react';
import { testable } from '../ui/testable.ts';
import type { Exercise, Pack } from './exercise.ts';
import { useVisited } from './visited.tsx';
import { packs } from './packs.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly chosen: Exercise | undefined;
  readonly onChoose: (exercise: Exercise) => void;
}

/**
 * Links to the pages of the exercises, for a new tab or a crawler. A plain click opens the exercise in
 * place.
 */
export const Sidebar = ({ chosen, onChoose }: SidebarProps) => {
  const visited = useVisited();
  const [chosenAtFirst] = useState(chosen);
  const isOpenAtFirst = ({ exercises }: Pack): boolean =>
    exercises.some((exercise) => exercise === chosenAtFirst);
  const choose = (event: MouseEvent, exercise: Exercise) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(exercise);
  };
  const entries = (list: readonly Exercise[], of?: string): readonly ReactNode[] =>
    list
      .filter(({ twinOf }) => twinOf === of)
      .map((exercise) => {
        const twins = entries(list, exercise.slug);
        return (
          <li key={exercise.slug} data-state={visited.has(exercise.path) ? 'visited' : undefined}>
            <a
              {...testable(`choose-${exercise.slug}`)}
              href={exercise.path}
              aria-current={exercise === chosen}
              onClick={(event) => choose(event, exercise)}
            >
              {exercise.listed ?? exercise.title}
            </a>
            {twins.length > 0 && <ul className="plain-list">{twins}</ul>}
          </li>
        );
      });

  return (
    <nav className={styles.sidebar} aria-label="Exercises">
      {packs.map((pack) => (
        <details
          key={pack.name}
          {...testable(`group-${pack.name}`)}
          className={styles.group}
          open={isOpenAtFirst(pack)}
        >
          <summary {...testable(`group-${pack.name}-toggle`)}>{pack.title}</summary>
          <ul className="plain-list">{entries(pack.exercises)}</ul>
        </details>
      ))}
    </nav>
  );
};

/** The modifier keys with which browsers open a link in a new tab or window, or download it. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
