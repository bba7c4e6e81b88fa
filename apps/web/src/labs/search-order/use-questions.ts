import { useEffect, useRef } from 'react';
import type { Product } from '@sparring/practice/labs/search-order/answers';
import { clock } from '../../session/clock.ts';

interface Hopes {
  readonly answered: (products: readonly Product[]) => void;
  readonly failed: () => void;
}

/** Asks the API for products. No answer is heard after the page has been left. */
export const useQuestions = () => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  return (question: string, heldBackMs: number, { answered, failed }: Hopes): void => {
    const { signal } = leaving.current;
    void askLater(question, heldBackMs, signal).then(
      (products) => signal.aborted || answered(products),
      () => signal.aborted || failed(),
    );
  };
};

const askLater = async (
  question: string,
  heldBackMs: number,
  signal: AbortSignal,
): Promise<readonly Product[]> => {
  await clock.wait(heldBackMs, signal);
  const response = await fetch(`/items?${new URLSearchParams({ search: question })}`, { signal });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
  return (await response.json()) as readonly Product[];
};
