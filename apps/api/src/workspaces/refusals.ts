import { HttpProblem } from '../refusal.ts';

export const tooManyNewWorkspaces = (perMinute: number, seconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-new-workspaces',
    `Your address made ${perMinute} new workspaces in a minute, as many as one may. Those that exist work on: use one of them, or try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

export const tooManyWorkspaces = (workspace: string, maxWorkspaces: number): HttpProblem =>
  new HttpProblem(
    'too-many-workspaces',
    `This server keeps ${maxWorkspaces} workspaces with books of their own and has no room for ${workspace}. Idle ones are removed: try again later, or use the public one.`,
    { headers: { 'Retry-After': '3600' } },
  );
