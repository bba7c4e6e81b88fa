/** SQL: whether something was seen of a task of this member, in a request or on a card. */
export const hasProgress = `EXISTS (SELECT 1 FROM task_progress
  WHERE task_progress.member = member.id AND (done_at IS NOT NULL OR state IS NOT NULL))`;
