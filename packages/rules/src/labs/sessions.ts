import { labArea } from '../area.ts';

export const sessions = labArea('sessions', 'Sessions', [
  'SESSION-01 rule book: Sign in and Confirm are sent after ?delay= seconds: the username and the password of reader, and then a one-time code of the workspace.',
  'SESSION-02 rule book: After a refusal the page shows the reason of the API, and the form stays.',
  'SESSION-03 rule book: The picture is a QR code of the otpauth address, and the secret stands beside it.',
  'SESSION-04 rule book: A confirmed form shows the code of Form, and puts a part of the state into the local storage, the session storage and IndexedDB.',
  'SESSION-05 rule book: A page that is opened with a confirmed session of editor shows the code of API after Ask the API.',
  'SESSION-06 rule book: A tab that has not signed in, and is opened with a session of reader and its three parts, shows the code of State; otherwise it names each part that is missing.',
  'SESSION-07 rule book: Sign out ends the session, and each other tab of the browser that was signed in shows the code of Elsewhere at once.',
  'SESSION-08 rule book: Sign out everywhere ends the sessions of the account in each browser, which shows the code of Elsewhere after Ask the API or a reload; a browser that has lost the cookie shows no code.',
  'SESSION-09 rule book: When the session has expired by the clock of the workspace, Ask the API or a reload shows the code of Expired.',
  'SESSION-10 rule book: The codes depend on the workspace alone, and their first half comes from the API.',
  'SESSION-11 rule book: Check says "Solved" if each code is right; otherwise "Not all seen" with how many are right, each code that is wrong, and how to come by it.',
]);
