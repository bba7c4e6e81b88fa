import { useLocation } from 'react-router';
import { NotFound } from '../ui/not-found.tsx';
import { ClassList } from './class-list.tsx';
import { ClassPage } from './class/class-page.tsx';
import { LoginPage } from './login-page.tsx';
import { SheetPage } from './sheet/sheet-page.tsx';
import { useSession } from './use-session.ts';

const address = /^\/desk(?:\/(?<id>\d+)(?<sheet>\/sheet)?)?\/?$/i;

/** The teacher's desk: its login, the list of classes, a class, and the sheet of a class. */
const DeskPage = () => {
  const { pathname } = useLocation();
  const { state, problem } = useSession();

  const match = address.exec(pathname);
  if (!match) return <NotFound />;
  if (state === 'unknown') return <output>{problem ?? 'Loading…'}</output>;
  if (state === 'out') return <LoginPage />;
  const { id, sheet } = match.groups ?? {};
  if (id === undefined) return <ClassList />;
  return sheet ? <SheetPage key={id} id={id} /> : <ClassPage key={id} id={id} />;
};

export default DeskPage;
