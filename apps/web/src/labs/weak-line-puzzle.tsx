import { useEffect, useState } from 'react';
import { Loading } from '../ui/loading.tsx';
import { sourceOf } from './answer-source.ts';
import { LineChoice } from './line-choice.tsx';
import { MendChoice } from './mend-choice.tsx';
import type { WeakLine } from './lab.ts';

const modules = import.meta.glob<WeakLine>('./*/weak-line.ts', { import: 'weakLine' });

interface Loaded {
  readonly source: string;
  readonly weak: WeakLine;
}

const load = async (slug: string): Promise<Loaded | undefined> => {
  const module = modules[`./${slug}/weak-line.ts`];
  const [source, weak] = await Promise.all([sourceOf(slug, 'naive.spec.ts'), module?.()]);
  return weak && { source, weak };
};

/** The failing test of the lab: the reader finds the line that is weak, and what would mend it. */
const WeakLinePuzzle = ({ slug }: { readonly slug: string }) => {
  const [loaded, setLoaded] = useState<Loaded | 'lost'>();

  useEffect(() => {
    let isShown = true;
    load(slug).then(
      (found) => isShown && setLoaded(found),
      () => isShown && setLoaded('lost'),
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
      {loaded === undefined && <Loading />}
      {loaded === 'lost' && (
        <p>The test could not be loaded. Choose another tab, and then this one again.</p>
      )}
      {typeof loaded === 'object' && (
        <>
          <LineChoice source={loaded.source} weak={loaded.weak} />
          <MendChoice mends={loaded.weak.mends} />
        </>
      )}
    </>
  );
};

export default WeakLinePuzzle;
