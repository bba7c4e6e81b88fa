import { NavLink, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { authentication, useIsAuthenticated } from './authentication.ts';

export const LoginLink = () => {
  const navigate = useNavigate();
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
    <NavLink {...testable('nav-login')} to={paths.login}>
      Login
    </NavLink>
  );
};
