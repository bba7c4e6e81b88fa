import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useLocation } from 'react-router';
import { lazyChunk } from '../page-settings/chunk.ts';
import { ElementsTable } from '../practice/elements-table.tsx';
import { OwnRules } from '../practice/own-rules.tsx';
import { Loading } from '../ui/loading.tsx';
import lines from '../ui/line-tabs.module.css';
import { TabList } from '../ui/tab-list.tsx';
import { testable } from '../ui/testable.ts';
import { AnswerKey } from './answer-key.tsx';
import type { Lab, LabLesson } from './lab.ts';
import styles from './lab-tabs.module.css';

/** Hides an element from all but the search of the browser. React knows no `hidden="until-found"`. */
const useFoundAgain = (isShown: boolean, onFound: () => void): RefObject<HTMLDivElement | null> => {
  const own = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isShown) own.current?.removeAttribute('hidden');
    else own.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);

  useEffect(() => {
    const { current } = own;
    current?.addEventListener('beforematch', onFound);
    return () => current?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return own;
};

const WeakLinePuzzle = lazy(lazyChunk('weak-line', () => import('./weak-line-puzzle.tsx')));

const tabs = [
  { name: 'elements-toggle', label: 'Locators', panel: 'elements', hash: '#elements' },
  { name: 'rules-toggle', label: 'Rules', panel: 'rules', hash: '#rules' },
  { name: 'weak-line-toggle', label: 'Weak line', panel: 'weak-line', hash: '#weak-line' },
  { name: 'answers-toggle', label: 'Answer', panel: 'answers', hash: '#answer' },
] as const;

/** The tab that an address names: `#answer`, but also `#answer-good-spec-ts`, which is in it. */
const tabAt = (hash: string): number => tabs.findIndex((tab) => hash.startsWith(tab.hash));

/**
 * What a learner looks up. The rules and the answer are rendered only while they are shown: they quote texts of the
 * page, and a test that looks for such a text must find it once.
 */
export const LabTabs = ({ lesson }: { readonly lesson: Lab & LabLesson }) => {
  const { hash } = useLocation();
  const [selected, select] = useState(() => Math.max(0, tabAt(hash)));
  const [seen, setSeen] = useState(hash);
  const own = useRef<HTMLDivElement>(null);
  if (seen !== hash) {
    setSeen(hash);
    if (tabAt(hash) >= 0) select(tabAt(hash));
  }

  useEffect(() => {
    if (tabAt(hash) >= 0) own.current?.scrollIntoView();
  }, [hash]);

  return (
    <div ref={own} className={`${lines.lineTabs} apart ${styles.labTabs}`}>
      <TabList label="About this lab" tabs={tabs} selected={selected} onSelect={select} />
      <Locators isShown={selected === 0} onFound={() => select(0)}>
        <ElementsTable rows={lesson.elements} />
      </Locators>
      <Panel of={tabs[1]} isShown={selected === 1}>
        <h2>Rules of this page</h2>
        <OwnRules areas={[lesson.rules]} />
      </Panel>
      <Panel of={tabs[2]} isShown={selected === 2}>
        <Suspense fallback={<Loading />}>
          <WeakLinePuzzle slug={lesson.slug} />
        </Suspense>
      </Panel>
      <Panel of={tabs[3]} isShown={selected === 3}>
        <AnswerKey slug={lesson.slug} answer={lesson.answer} />
      </Panel>
    </div>
  );
};

interface PanelProps {
  readonly of: (typeof tabs)[number];
  readonly isShown: boolean;
  readonly children: ReactNode;
}

const Panel = ({ of: { panel, name }, isShown, children }: PanelProps) => (
  <div {...testable(panel)} role="tabpanel" aria-labelledby={name} hidden={!isShown}>
    {isShown && children}
  </div>
);

interface LocatorsProps {
  readonly isShown: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** Stays in the page, where the search of the browser finds it and shows it again. */
const Locators = ({ isShown, onFound, children }: LocatorsProps) => {
  const { panel, name } = tabs[0];
  const own = useFoundAgain(isShown, onFound);
  return (
    <div ref={own}>
      <div {...testable(panel)} role="tabpanel" aria-labelledby={name}>
        {children}
      </div>
    </div>
  );
};
