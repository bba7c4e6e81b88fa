export interface WorkspaceLimits {
  /** With records of their own; as many again may exist without. */
  readonly maxWorkspaces: number;
  /** How many new ones an address may make. */
  readonly newPerMinute: number;
  readonly idleDays: number;
}

export const defaultWorkspaceLimits: WorkspaceLimits = {
  maxWorkspaces: 10_000,
  newPerMinute: 1000,
  idleDays: 7,
};
