export interface PageProps {
  /** Whether the exercise stands beside the list of exercises, and not on its own page. */
  readonly isInList?: boolean;
}
