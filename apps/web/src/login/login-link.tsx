import { Link, useLocation, useNavigate } from 'react-router';
import { isLoginPath, paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { authentication, useIsAuthenticated } from './authentication.ts';

export const LoginLink = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logOut = async () => {
    authentication.logOut();
    await navigate(paths.login);
  };

  if (useIsAuthenticated()) {
    return (
      <Button name="nav-logout" look="plain" onClick={logOut}>
        Logout
      </Button>
    );
  }
  return (
    <Link
      {...testable('nav-login')}
      to={paths.login}
      aria-current={isLoginPath(pathname) ? 'page' : undefined}
    >
      Login
    </Link>
  );
};
