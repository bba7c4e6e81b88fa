import type { Request, Response } from 'express';

const gateway = {
  502: {
    title: 'Bad Gateway',
    detail: 'The API behind this site cannot be reached. Try again in a moment, or tell its host.',
  },
  504: {
    title: 'Gateway Timeout',
    detail: 'The API behind this site did not answer in time. Try again in a moment.',
  },
};

/** The API's own error shape, also when it is the API that is missing. */
export function sendProblem(req: Request, res: Response, status: keyof typeof gateway): void {
  const { title, detail } = gateway[status];
  res
    .status(status)
    .set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    .type('application/problem+json')
    .json({ type: 'about:blank', title, status, detail, instance: req.originalUrl, error: title });
}
