import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the fragment of the address. The browser looks for it before React has rendered a page that loads lazily. */
export const useFragment = (): void => {
  const location = useLocation();
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
};
