import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { apiOfLab, type Rules, scriptFaults } from '../../practice/scripted-api.ts';
import { silentApi } from '../../practice/silent-api.ts';
import { realClock } from '../../session/clock.ts';
import { messageOf } from './message.ts';

/** Asks the API of this lab for a product. The message is undefined after the page has been left. */
export const useApi = (rules: Rules, seconds: number) => {
  const { search } = useLocation();
  const leaving = useRef(new AbortController());
  const scripted = useRef<Promise<void>>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  return async (item: number): Promise<string | undefined> => {
    const address = apiOfLab('network', search);
    const left = leaving.current.signal;
    scripted.current ??= scriptFaults(address, rules);
    try {
      await scripted.current;
    } catch {
      scripted.current = undefined;
      return left.aborted ? undefined : silentApi;
    }
    const message = await ask(`${address}/items/${item}`, seconds, left);
    return left.aborted ? undefined : message;
  };
};

const ask = async (address: string, seconds: number, left: AbortSignal): Promise<string> => {
  const late = new AbortController();
  const stop = realClock.after(seconds * 1000, () => late.abort());
  const signal = AbortSignal.any([late.signal, left]);
  // Without the cache the browser cannot answer in place of the API.
  const message = await messageOf(fetch(address, { signal, cache: 'no-store' }), {
    seconds,
    signal,
  });
  stop();
  return message;
};
