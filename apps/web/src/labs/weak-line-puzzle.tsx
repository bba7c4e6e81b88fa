import { useEffect, useState } from 'react';
import { Loading } from '../ui/loading.tsx';
import { sourceOf } from './answer-source.ts';
import { LineChoice } from './line-choice.tsx';
import { MendChoice } from './mend-choice.tsx';
import type { WeakLine } from './lab.ts';

/** One chunk has those of all labs. */
const weakLines = import.meta.glob<WeakLine>('./*/weak-line.ts', {
  import: 'weakLine',
  eager: true,
});

/** The failing test of the lab: the reader finds the line that is weak, and what would mend it. */
const WeakLinePuzzle = ({ slug }: { readonly slug: string }) => {
  const [source, setSource] = useState<string>();
  const [isLost, setLost] = useState(false);
  const weak = weakLines[`./${slug}/weak-line.ts`];

  useEffect(() => {
    let isShown = true;
    sourceOf(slug, 'naive.spec.ts').then(
      (loaded) => isShown && setSource(loaded),
      () => isShown && setLost(true),
    );
    return () => {
      isShown = false;
    };
  }, [slug]);

  return (
    <>
      <h2>Find the weak line</h2>
      <p>
        This test in Playwright fails, or it passes although nobody could use the page. The tab
        Answer has a test that solves the task.
      </p>
      {isLost && <p>The test could not be loaded. Choose another tab, and then this one again.</p>}
      {source === undefined && !isLost && <Loading />}
      {source !== undefined && weak && (
        <>
          <LineChoice source={source} weak={weak} />
          <MendChoice {...weak} />
        </>
      )}
    </>
  );
};

export default WeakLinePuzzle;
