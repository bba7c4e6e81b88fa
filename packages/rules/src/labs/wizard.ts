import { labArea } from '../area.ts';

export const wizard = labArea('wizard', 'Wizard', [
  'WIZARD-01 rule book: Wanted lists a person, a place and an address, which depend on the workspace alone.',
  'WIZARD-02 rule book: Next opens the next step, Back the one before; it takes the focus, and its legend says its number and name.',
  'WIZARD-03 rule book: What was typed and the open step survive Back and a reload in the tab, for each workspace; Start over forgets them.',
  'WIZARD-04 rule book: Region and City are disabled and without options until the list of what was chosen before them has arrived, after the delay; another country empties both.',
  'WIZARD-05 rule book: Find street fills in Street, which is read-only; when the service fails, Street says so and can be typed; an unknown postcode is told at Postcode.',
  'WIZARD-06 rule book: Name: HTML asks for no length, the script takes spaces away at both ends and asks for 2 characters, the server takes at most 20.',
  'WIZARD-07 rule book: Email: HTML accepts ada@ring, the script asks for a dot in the domain, the server refuses example.net.',
  'WIZARD-08 rule book: Age: HTML asks for 16 or more, the script for nothing, the server for 18 or more.',
  'WIZARD-09 rule book: After a refusal by the server, the step with the first refused field is open, the field has the focus, and each refused field shows the words of the server until it is changed.',
  'WIZARD-10 rule book: Review lists each value that Send sends; State has the number of the registration from when the server has taken it until a value changes.',
  'WIZARD-11 rule book: Check says "Solved" if the server has taken what Wanted lists, has refused Name, Email and Age before, and the street was typed after a failure of the service; otherwise "Not done" and what is missing, or that a script was used.',
]);
