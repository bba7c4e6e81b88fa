import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { WorkspacePanel } from '../practice/workspace/workspace-panel.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { testable } from '../ui/testable.ts';
import { toView, viewIn, views } from './console-address.ts';
import styles from './console.module.css';
import { CritiquePanel } from './critique-panel.tsx';
import { HowToSend } from './how-to-send.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { useLiveLog } from './use-live-log.ts';

const labels = { requests: 'Requests', critique: 'Critique' } as const;

export const Console = () => {
  const { base } = useWorkspace();
  const live = useLiveLog(base);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const view = viewIn(search);
  return (
    <>
      <WorkspacePanel />
      <HowToSend />
      <TabList
        label="View"
        name="console-views"
        className={styles.views}
        tabs={views.map((one) => ({
          name: `console-tab-${one}`,
          label: labels[one],
          panel: 'console-view',
        }))}
        selected={views.indexOf(view)}
        onSelect={(index) =>
          void navigate({ ...toView(search, views[index]!), hash }, { preventScrollReset: true })
        }
      />
      <div
        {...testable('console-view')}
        role="tabpanel"
        aria-labelledby={`console-tab-${view}`}
        tabIndex={-1}
      >
        {view === 'critique' ? (
          <CritiquePanel newest={live.log.requests[0]?.id} />
        ) : (
          <RequestsPanel live={live} />
        )}
      </div>
    </>
  );
};
