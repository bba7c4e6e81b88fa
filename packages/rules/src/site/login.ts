import type { Area } from '../area.ts';

export const login = {
  slug: 'login',
  title: 'Login',
  place: {
    pages: [
      '/webelements/login',
      '/webelements/loginbasicauth',
      '/webelements/LoginBasicAuthResultPage',
    ],
  },
  rules: [
    {
      id: 'LOGIN-01',
      from: '§5',
      text: 'Only the user name and the password that the page shows open the result page; both are compared whole, letter case included.',
    },
    {
      id: 'LOGIN-02',
      from: '§5',
      text: 'Every other pair gets the message "Invalid username or password", in red and with the role alert, and the login page stays.',
    },
    {
      id: 'LOGIN-03',
      from: '§5',
      text: 'Each wrong attempt is refused with "Invalid username or password", however many came before it.',
    },
    {
      id: 'LOGIN-04',
      from: '§5',
      text: 'Both fields are required: the first empty one gets the focus, and nothing is compared.',
    },
    {
      id: 'LOGIN-05',
      from: '§4',
      text: 'The right pair leads to the result page, which says "You are logged in".',
    },
    {
      id: 'LOGIN-06',
      from: '§6',
      text: 'The result page opens only for a visitor who is logged in; everybody else is sent to /webelements/login.',
    },
    { id: 'LOGIN-07', from: '§6', text: 'After Logout, Back does not show the result page.' },
    { id: 'LOGIN-08', from: '§2.1', text: 'Logout leads to /webelements/login, from every page.' },
    {
      id: 'LOGIN-09',
      from: '§2.1',
      text: 'The navigation has the link Login before the login and the button Logout after it, never both.',
    },
    {
      id: 'LOGIN-10',
      from: '§4',
      text: 'The login is kept from page to page, and a reload ends it.',
    },
    {
      id: 'LOGIN-11',
      from: '§2.2',
      text: '/webelements/login and /webelements/loginbasicauth show the same login page.',
    },
    { id: 'LOGIN-12', from: '§7', text: 'The login sends nothing to the server.' },
    {
      id: 'LOGIN-13',
      from: 'rule book',
      text: 'Enter in a field of the form logs in like the button Login.',
    },
    {
      id: 'LOGIN-14',
      from: 'rule book',
      text: 'The field of the password has the type password, so that the screen does not show what is typed.',
    },
  ],
} as const satisfies Area;
