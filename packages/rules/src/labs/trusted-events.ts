import { labArea } from '../area.ts';

export const trustedEvents = labArea('trusted-events', 'Real or synthetic', [
  'TRUSTED-01 rule book: Name says "a user, key by key" when a trusted key came before each change, "a user, at once" when a trusted change came without a key or by pasting, and "a script" when a change was not trusted, came without a trusted beforeinput, or followed a value that a script had set without an event.',
  'TRUSTED-02 rule book: Newsletter and Send say "a user" when the click on the control was trusted, and otherwise "a script", even when a script has clicked the label or has changed the box before the click.',
  'TRUSTED-03 rule book: Rounds says "a user" when the change was trusted, and otherwise "a script", also when a script had set another value before a key or a press.',
  'TRUSTED-04 rule book: A control that a script has used says "a script" until the page is loaded again.',
  'TRUSTED-05 rule book: Send gives the verdict: it names the controls that the page has heard nothing from, otherwise those that a script has used, and otherwise says that a user has used all four.',
]);
