import { TaskListPage } from './task-list-page.tsx';

export default TaskListPage;
