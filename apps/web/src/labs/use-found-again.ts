import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Hides an element from all but the search of the browser. React knows no `hidden="until-found"`. */
export const useFoundAgain = (
  isShown: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> => {
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
