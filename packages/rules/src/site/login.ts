import { area } from '../area.ts';

export const login = area({
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
    'LOGIN-01 §5: Only the user name and the password that the page shows open the result page; both are compared whole, letter case included.',
    'LOGIN-02 §5: Every other pair gets the message "Invalid username or password", in red and with the role alert, and the login page stays.',
    'LOGIN-03 §5: Each wrong attempt is refused with "Invalid username or password", however many came before it.',
    'LOGIN-04 §5: Both fields are required: the first empty one gets the focus, and nothing is compared.',
    'LOGIN-05 §4: The right pair leads to the result page, which says "You are logged in".',
    'LOGIN-06 §6: The result page opens only for a visitor who is logged in; everybody else is sent to /webelements/login.',
    'LOGIN-07 §6: After Logout, Back does not show the result page.',
    'LOGIN-08 §2.1: Logout leads to /webelements/login, from every page.',
    'LOGIN-09 §2.1: The navigation has the link Login before the login and the button Logout after it, never both.',
    'LOGIN-10 §4: The login is kept from page to page, and a reload ends it.',
    'LOGIN-11 §2.2: /webelements/login and /webelements/loginbasicauth show the same login page.',
    'LOGIN-12 §7: The login sends nothing to the server.',
    'LOGIN-13 rule book: Enter in a field of the form logs in like the button Login.',
    'LOGIN-14 rule book: The field of the password has the type password, so that the screen does not show what is typed.',
  ],
});
