import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { keepLearner, readLearner } from '../session/learner.ts';
import { nobody } from '../session/learner-memory.ts';
import { keepWhere, readWhere } from '../session/where.ts';
import {
  apiOf,
  forgetNameOfPath,
  keepName,
  keepNameOfPath,
  nameOfTab,
} from '../session/workspace-name.ts';
import type { Place } from './step.ts';

interface LearnersPlace {
  readonly place: Place;
  /** The address of the API in the workspace of the tab. */
  readonly api: string;
  /** Forgets what has been done, and gives this tab and new ones another workspace, where nothing has been done. */
  readonly startOver: () => void;
  /** Takes the last start over back. */
  readonly undo: (() => void) | undefined;
}

export const useLearnersPlace = (): LearnersPlace => {
  const { search } = useLocation();
  const [workspace, setWorkspace] = useState(() => nameOfTab(search));
  const place = useMemo(() => ({ origin: location.origin, workspace }), [workspace]);
  useEffect(() => {
    keepNameOfPath(workspace);
  }, [workspace]);
  const [undo, setUndo] = useState<() => void>();
  const startOver = () => {
    const [learner, where] = [readLearner(), readWhere()];
    setUndo(() => () => {
      keepLearner(learner);
      keepWhere(where);
      keepName(workspace);
      setWorkspace(workspace);
      setUndo(undefined);
    });
    keepLearner(nobody);
    keepWhere({});
    forgetNameOfPath();
    setWorkspace(nameOfTab(''));
  };
  return { place, api: apiOf(workspace), startOver, undo };
};
