import { labArea } from '../area.ts';

export const clicks = labArea('clicks', 'Clicks', [
  'CLICKS-01 rule book: Double counts double-clicks and not two clicks on their own, Right counts right clicks, and Middle clicks of the middle button.',
  'CLICKS-02 rule book: Long counts a press that is held for ?hold= seconds on it; until then it says "Keep holding", then "Let go" for three seconds, and then "Too long".',
  'CLICKS-03 rule book: Each of the four buttons says how many other clicks it has had beside the press that it asks for.',
  'CLICKS-04 rule book: Last events has the mouse events of the button that was used last, in their order.',
  'CLICKS-05 rule book: File opens its menu while the mouse is on it or below it, Export opens its own beside it, and both stay open for 0.3 seconds after the mouse has left them.',
  'CLICKS-06 rule book: Share is disabled: neither the mouse nor a click opens it.',
  'CLICKS-07 rule book: The buttons of a row can be used while the mouse or the focus is in the row; the seed decides the order of the rows.',
  'CLICKS-08 rule book: A click on a city selects it alone, with Ctrl or Meta one more or one less, and with Shift all from the last city that was clicked without Shift.',
  'CLICKS-09 rule book: Each part can be used with the keyboard: Enter twice, Shift+F10, Ctrl+Enter and a held Space on the four buttons; Tab, Enter and Escape in the menu; arrow keys with Shift or Ctrl, and Space, in the list.',
  'CLICKS-10 rule book: Check gives the verdict: it names the parts that a script has used, otherwise what is not as asked, and otherwise says "Solved"; the wanted item, button and cities depend on the workspace and the seed, and a range has to be selected with Shift.',
  'CLICKS-11 rule book: A right click on Photo, Shift+F10 and the menu key open its menu; Choice for Photo is the item that was chosen, by mouse or with the arrow keys and Enter; Escape closes the menu, and the focus returns to Photo.',
]);
