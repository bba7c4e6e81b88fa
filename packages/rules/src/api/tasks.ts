import { area } from '../area.ts';

export const tasks = area({
  slug: 'tasks',
  title: 'Tasks',
  place: { endpoints: ['tasks.listTasks', 'tasks.getTask', 'tasks.takeHint'] },
  where: { 'TASK-03': ['workspaces.resetWorkspace', 'requests.clearRequests'] },
  rules: [
    'TASK-01 contract: Each task is done after its deed, and not after almost the deed, once or twice, after what leaves traces of the deed without it, after a deed that two members share, or after one in a workspace of somebody else.',
    'TASK-02 contract: A workspace outside of a class has the tasks, too: from the first look on, the deeds in it are seen.',
    'TASK-03 contract: What is done stays done after a reset, after the log is cleared, and after a member has got another key.',
    'TASK-04 contract: A task says what was seen, with its requests, and what is missing; no path in it has a key.',
    'TASK-05 contract: A task has three hints; each request gives one more, and after the last one the task stays as it is.',
    'TASK-06 contract: All workspaces whose names begin with the key of a member count for that member.',
    'TASK-07 contract: path selects the tasks of one path, while paths counts those of all.',
    'TASK-08 contract: What the page of a lab has reported is kept as reported, and never as seen or graded.',
    'TASK-09 contract: A task that is graded is done by a complete card of the grader that has the key of the member, and shows its id.',
    'TASK-10 contract: After the end of a class its members keep what they have done, and nothing more is seen of them.',
  ],
});
