import { area } from '../area.ts';

export const taskPages = area({
  slug: 'task-pages',
  title: 'Page of the tasks',
  place: { pages: ['/tasks', '/tasks/sheet'] },
  rules: [
    'TASKPAGE-01 page: Each task stands in its path with its text, its points, what its evidence is, and its rules as links, and each path says how many of its tasks are done, also without a class.',
    'TASKPAGE-02 page: What the API has seen of a task appears without a reload, with the request that shows it, beside what is not yet seen.',
    'TASKPAGE-03 page: The hints of a task come one by one, and stay after a reload.',
    'TASKPAGE-04 page: A class with a plan sees the tasks of the lesson first, in the order of the plan; the choice of all tasks stays after a reload.',
    'TASKPAGE-05 page: A reload keeps the open tasks, and the place on the page.',
    'TASKPAGE-06 page: When the API does not answer, the page says what to do, keeps what it has shown, and goes on by itself.',
    'TASKPAGE-07 page: A task that is done says whether it was seen, reported or ticked by the teacher, and shows the note of the teacher.',
    'TASKPAGE-08 page: The foot of every page, /start, the console and the page of a member lead to the tasks.',
    'TASKPAGE-09 page: The sheet has the tasks of the lesson, or those that its address names in their order, each with when it is done, and its printed page has no button.',
    'TASKPAGE-10 page: A member of a class reads the message of the teacher beside the tasks without a reload, and raises the hand there.',
  ],
});
