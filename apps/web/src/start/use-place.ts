import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetLearner } from '../session/learner.ts';
import { forgetWhere } from '../session/where.ts';
import { apiOf, forgetNameOfPath, keepNameOfPath, nameOfTab } from '../session/workspace-name.ts';
import type { Place } from './step.ts';

interface LearnersPlace {
  readonly place: Place;
  /** The address of the API in the workspace of the tab. */
  readonly api: string;
  /** Forgets what has been done, and gives this tab and new ones another workspace, where nothing has been done. */
  readonly startOver: () => void;
}

export const useLearnersPlace = (): LearnersPlace => {
  const { search } = useLocation();
  const [workspace, setWorkspace] = useState(() => nameOfTab(search));
  const place = useMemo(() => ({ origin: location.origin, workspace }), [workspace]);
  useEffect(() => {
    keepNameOfPath(workspace);
  }, [workspace]);
  const startOver = () => {
    forgetLearner();
    forgetWhere();
    forgetNameOfPath();
    setWorkspace(nameOfTab(''));
  };
  return { place, api: apiOf(workspace), startOver };
};
