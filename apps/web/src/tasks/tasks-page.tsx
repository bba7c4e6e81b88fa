import { useLocation } from 'react-router';
import { comparable, paths } from '../paths.ts';
import { SheetPage } from './sheet/sheet-page.tsx';
import { TaskListPage } from './task-list-page.tsx';

/** The tasks, and below them the same on paper. */
const TasksPage = () => {
  const { pathname } = useLocation();
  return comparable(pathname) === paths.tasks ? <TaskListPage /> : <SheetPage />;
};

export default TasksPage;
