export interface WorkspaceLimits {
  /** The highest number of workspaces with records of their own. The same number without can exist in addition. */
  readonly maxWorkspaces: number;
  /** The highest number of new workspaces per address. */
  readonly newPerMinute: number;
  readonly idleDays: number;
}

export const defaultWorkspaceLimits: WorkspaceLimits = {
  maxWorkspaces: 10_000,
  newPerMinute: 1000,
  idleDays: 7,
};
