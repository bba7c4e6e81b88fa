import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetLearner } from '../session/learner.ts';
import { apiOf, forgetName, nameOfTab } from '../session/workspace-name.ts';
import type { Place } from './step.ts';

interface LearnersPlace {
  readonly place: Place;
  /** The address of the API in the workspace of the tab. */
  readonly api: string;
  /** Forgets what has been done, and gives the tab another workspace, where nothing has been done. */
  readonly startOver: () => void;
}

export const useLearnersPlace = (): LearnersPlace => {
  const { search } = useLocation();
  const [workspace, setWorkspace] = useState(() => nameOfTab(search));
  const place = useMemo(() => ({ origin: location.origin, workspace }), [workspace]);
  const startOver = () => {
    forgetLearner();
    forgetName();
    setWorkspace(nameOfTab(''));
  };
  return { place, api: apiOf(workspace), startOver };
};
