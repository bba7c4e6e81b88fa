import { type ReactNode, createContext, use, useMemo, useState } from 'react';
import { bases } from '@sparring/contracts/api';
import { chance } from '../../chance.ts';
import { keepName, recallName } from './workspace-name.ts';

interface ReaderWorkspace {
  name: string;
  /** The address of the API in this workspace, as the reader reaches it. */
  base: string;
  rename: (name: string) => void;
}

const WorkspaceContext = createContext<ReaderWorkspace | undefined>(undefined);

/** Keeps the reader's workspace for the browser tab. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState(() => recallName(chance));
  const workspace = useMemo(
    () => ({
      name,
      base: `${location.origin}/w/${name}${bases[0]}`,
      rename: (next: string) => {
        keepName(next);
        setName(next);
      },
    }),
    [name],
  );
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

export function useWorkspace(): ReaderWorkspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceProvider around it.');
  return workspace;
}
