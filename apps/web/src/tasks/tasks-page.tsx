import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { SheetPage } from './sheet/sheet-page.tsx';
import { TaskListPage } from './task-list-page.tsx';

/** The tasks, and below them the same on paper. */
const TasksPage = () => {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === paths.tasks ? <TaskListPage /> : <SheetPage />;
};

export default TasksPage;
