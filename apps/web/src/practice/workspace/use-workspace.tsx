import { type ReactNode, createContext, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { apiOf, keepName, nameOfTab } from '../../session/workspace-name.ts';

interface ReaderWorkspace {
  readonly name: string;
  /** The address of the API in this workspace, as the reader reaches it. */
  readonly base: string;
  readonly rename: (name: string) => void;
}

const WorkspaceContext = createContext<ReaderWorkspace | undefined>(undefined);

/** Provides the reader's workspace: the one in the link, or the one stored for the browser tab. */
export const WorkspaceProvider = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation();
  const [name, setName] = useState(() => nameOfTab(search));
  const workspace = useMemo(
    () => ({
      name,
      base: location.origin + apiOf(name),
      rename: (next: string) => {
        keepName(next);
        setName(next);
      },
    }),
    [name],
  );
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
};

export const useWorkspace = (): ReaderWorkspace => {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceProvider around it.');
  return workspace;
};
