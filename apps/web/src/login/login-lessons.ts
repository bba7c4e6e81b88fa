import { login } from '@sparring/rules/site/login';
import type { Lesson } from '../practice/lesson.ts';

export const loginLesson: Lesson = {
  title: 'Login',
  trains:
    'Log in with the demo account, and assert the error for any other account. The login is kept in the memory of the page, so a reload logs you out.',
  elements: [
    { what: 'The username', role: 'textbox', name: 'Username', testId: 'login-username' },
    { what: 'The password', name: 'Password', testId: 'login-password' },
    { what: 'Submits the form', role: 'button', name: 'Login', testId: 'login-submit' },
    {
      what: 'Why the login failed',
      role: 'alert',
      testId: 'login-error',
      appears: 'after a wrong login',
    },
  ],
  rules: login,
};

export const resultLesson: Lesson = {
  title: 'Login Result',
  trains:
    'Only a logged-in visitor sees this page. Any other visitor is redirected to the login page. Log out, then try the Back button.',
  elements: [
    { what: 'The outcome', role: 'status', name: 'Login', testId: 'login-outcome' },
    { what: 'Logs out', role: 'button', name: 'Logout', testId: 'nav-logout' },
  ],
  rules: login,
};
