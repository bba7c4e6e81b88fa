import { area } from '../area.ts';

export const labs = area({
  slug: 'labs',
  title: 'Labs',
  place: { pages: ['/labs'] },
  rules: [
    'LABS-01 rule book: The index of the labs has a card for every lab.',
    'LABS-02 rule book: The filter shows the labs that have every typed word, the skill and the difficulty, and says how many they are.',
    'LABS-03 rule book: The filter is in the address, so that a reload and Back keep it.',
    'LABS-04 rule book: A lab has a task in steps, and hints that each open on their own.',
    'LABS-05 rule book: A lab shows a test that fails and a test that passes, in Playwright and in Selenium.',
    'LABS-06 rule book: The settings of a lab are in the address; the page names an impossible value, and uses the initial value instead.',
    'LABS-07 rule book: A lab draws everything random from the seed in the address, or from a seed that it draws and shows.',
    'LABS-08 rule book: A solved lab shows "Solved. Next:" with a link to the next lab; the last lab links the list of the labs.',
    'LABS-09 rule book: In a window of at least 70rem, the task and the verdict of a lab stay in sight beside its exercise.',
    'LABS-10 rule book: The settings of a lab are folded unless the address has one of them; the seed in use is always in sight.',
    'LABS-11 rule book: On a phone of 320 by 700 pixels, the exercise of a lab begins within the first screen and a half.',
    'LABS-12 rule book: Below the exercise of a lab are the tabs Locators, Rules, Weak line and Answer, with the first selected; #rules, #weak-line and #answer in the address select theirs.',
    'LABS-13 rule book: The answer marks each line that only the failing or only the passing test has; the other tests of the passing file and the tool that the reader has not chosen are folded.',
    'LABS-14 rule book: The index has the labs in groups by the first skill that they train, the easy ones of a group first.',
    'LABS-15 rule book: A verdict that is not solved has a button that opens the first hint.',
    'LABS-16 rule book: Weak line shows the failing test of the lab line by line, says whether the chosen line is weak, and says of each of three mends what it would do; one of them helps.',
    'LABS-17 rule book: The verdict of every lab is in the output Verdict.',
    'LABS-18 rule book: ?level=2 is the harder form of each lab that has one; the name that this setting had before is understood, too.',
    'LABS-19 rule book: The index marks each level of a lab that was solved in the workspace, and the page of a lab says since when it is solved, whatever its last verdict is.',
    'LABS-20 rule book: A solved verdict says how many seconds after the page was opened it came, and moves for at most 0.3 seconds, or not at all if the reader prefers less motion.',
  ],
});
