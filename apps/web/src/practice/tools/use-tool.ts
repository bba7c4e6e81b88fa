import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { chosenTool, onToolChange, takeToolOf } from '../../session/chosen-tool.ts';

/** The tool that is chosen for the whole site. A link within the site can choose one, too. */
export const useTool = () => {
  const { search } = useLocation();
  useEffect(() => {
    takeToolOf(search);
  }, [search]);
  return useSyncExternalStore(onToolChange, chosenTool, chosenTool);
};
