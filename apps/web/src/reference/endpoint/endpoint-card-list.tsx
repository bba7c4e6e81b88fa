import { type Dispatch, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PrintedEndpoint } from '../print-endpoint.ts';
import { type DraftEdit, type Drafts, draftIn } from '../try/edit-drafts.ts';
import { EndpointCard } from './endpoint-card.tsx';

interface EndpointCardListProps {
  readonly endpoints: readonly PrintedEndpoint[];
  readonly base: string;
  readonly drafts: Drafts;
  readonly edit: Dispatch<DraftEdit>;
}

/** The cards of a page. Each navigation to the page opens the card that the address names, or the first one, including the link to the same page. */
export const EndpointCardList = ({ endpoints, base, drafts, edit }: EndpointCardListProps) => {
  const location = useLocation();
  const cards = useRef<HTMLDivElement>(null);
  // The contents of the closed cards are rendered after the first paint, because they would delay it.
  const isPainted = useDeferredValue(true, false);

  useLayoutEffect(() => {
    const all = [...(cards.current?.querySelectorAll('details[name="endpoint"]') ?? [])];
    const named = all.find(({ id }) => location.hash === `#${id}`);
    const isJumpWithinThePage = location.hash !== '';
    (isJumpWithinThePage ? named : all[0])?.setAttribute('open', '');
    named?.scrollIntoView();
  }, [location]);

  return (
    <div ref={cards}>
      {endpoints.map((endpoint, index) => (
        <EndpointCard
          key={endpoint.id}
          isFilled={isPainted || index === 0}
          endpoint={endpoint}
          base={base}
          draft={draftIn(drafts, endpoint)}
          edit={edit}
        />
      ))}
    </div>
  );
};
