import type { Response } from 'express';
import { perAddress } from '@sparring/serving/per-address';

/** A class is behind one address, so a workspace, and not an address, has a share of its own. */
const mostWaiting = 20;

/** Holds responses back for a while, only so many of each workspace at a time. */
export const createWaiting = () => {
  const waiting = perAddress(mostWaiting);
  /** Calls back after `ms` unless the client leaves before. Returns false, and does nothing, at the limit. */
  return (workspace: string, response: Response, ms: number, callBack: () => void): boolean => {
    if (!waiting.enter(workspace)) return false;
    const timer = setTimeout(callBack, ms);
    response.once('close', () => {
      clearTimeout(timer);
      waiting.leave(workspace);
    });
    return true;
  };
};
