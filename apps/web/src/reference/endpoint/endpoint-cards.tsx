import { type Dispatch, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { DraftEdit, Drafts } from '../try/drafts.ts';
import { draftOf } from '../try/draft.ts';
import { EndpointCard } from './endpoint-card.tsx';

interface EndpointCardsProps {
  readonly endpoints: readonly (readonly [string, Endpoint])[];
  readonly base: string;
  readonly drafts: Drafts;
  readonly edit: Dispatch<DraftEdit>;
}

/** The cards of a page. Each visit, also by the link to this very page, opens the first. */
export const EndpointCards = ({ endpoints, base, drafts, edit }: EndpointCardsProps) => {
  const location = useLocation();
  const cards = useRef<HTMLDivElement>(null);
  // The insides of closed cards come right after the first paint, which they would hold up.
  const isPainted = useDeferredValue(true, false);

  useLayoutEffect(() => {
    const isJumpWithinThePage = location.hash !== '';
    if (!isJumpWithinThePage) cards.current?.querySelector('details')?.setAttribute('open', '');
  }, [location]);

  return (
    <div ref={cards}>
      {endpoints.map(([id, endpoint], index) => (
        <EndpointCard
          key={id}
          isFilled={isPainted || index === 0}
          id={id}
          endpoint={endpoint}
          base={base}
          draft={drafts[id] ?? draftOf(endpoint)}
          edit={edit}
        />
      ))}
    </div>
  );
};
