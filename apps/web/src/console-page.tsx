import './reference/zod-without-eval.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from './paths.ts';
import { useNotedVisit } from './session/learner.ts';
import { TabList } from './ui/tab-list.tsx';
import { testable } from './ui/testable.ts';
import { ReferenceFrame } from './reference/reference-frame.tsx';
import { WorkspaceProvider, useWorkspace } from './practice/workspace/use-workspace.tsx';
import { WorkspacePanel } from './practice/workspace/workspace-panel.tsx';
import { toView, viewIn, views } from './console/console-address.ts';
import styles from './console/console-page.module.css';
import { CritiquePanel } from './console/critique-panel.tsx';
import { HowToSend } from './console/how-to-send.tsx';
import { RequestsPanel } from './console/requests-panel.tsx';
import { useLiveLog } from './console/use-live-log.ts';

const ConsolePage = () => {
  useNotedVisit(paths.console);

  return (
    <WorkspaceProvider>
      <ReferenceFrame
        title="Console"
        lead="Run your suite, see each request that it sends with its response, and get advice on how your client behaves."
      >
        <WorkspacePanel />
        <HowToSend />
        <Views />
      </ReferenceFrame>
    </WorkspaceProvider>
  );
};

export default ConsolePage;

const labels = { requests: 'Requests', critique: 'Critique' } as const;

const Views = () => {
  const { base } = useWorkspace();
  const live = useLiveLog(base);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const view = viewIn(search);
  return (
    <>
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
