import type { Request, Response } from 'express';
import { readUpload, sentIn } from './bodies.ts';
import type { SentResult } from './read-result.ts';

const received = (request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void readUpload(request, response, (error?: unknown) => {
      if (error) reject(error);
      else resolve();
    });
  });

/**
 * Reads the results of runs. The newest one of a run ends those before it: so there are never more of them in the
 * memory than there are instances, nobody waits for another client, and whoever sends again after a broken connection
 * does not wait for the end of the old one.
 */
export const createUploads = () => {
  const current = new Map<string, Request>();
  return async (bout: string, request: Request, response: Response): Promise<SentResult> => {
    current.get(bout)?.destroy();
    current.set(bout, request);
    try {
      await received(request, response);
      return sentIn(request);
    } finally {
      if (current.get(bout) === request) current.delete(bout);
    }
  };
};
