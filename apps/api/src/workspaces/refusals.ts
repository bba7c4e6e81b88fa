import { HttpProblem } from '../problem/refusal.ts';

export const tooManyNewWorkspaces = (perMinute: number, seconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-new-workspaces',
    `Your IP address has created ${perMinute} new workspaces within a minute, which is the limit. Use an existing workspace, or try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

export const tooManyWorkspaces = (workspace: string, maxWorkspaces: number): HttpProblem =>
  new HttpProblem(
    'too-many-workspaces',
    `This server has ${maxWorkspaces} workspaces with books of their own, which is its limit, and cannot store books for ${workspace}. It deletes unused workspaces after some days. Try again later, or use the workspace public.`,
    { headers: { 'Retry-After': '3600' } },
  );
