import { useEffect, useRef } from 'react';

/** Hears whether a script sends one of these events to something in the box. */
export const useScripts = (types: readonly string[]) => {
  const box = useRef<HTMLDivElement>(null);
  const isScripted = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    const hear = (event: Event) => {
      if (!event.isTrusted) isScripted.current = true;
    };
    for (const type of types)
      box.current?.addEventListener(type, hear, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, [types]);
  return { box, isScripted };
};
