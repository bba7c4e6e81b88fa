import { area } from '../area.ts';

export const grading = area({
  slug: 'grading',
  title: 'Grading of a suite',
  place: 'the grader',
  rules: {
    'GRADE-01':
      'decision 0270: A mark whose tests are red twice, in the same way, with a change that no test can notice has no score, and says that the suite tells instances apart or depends on luck.',
    'GRADE-02':
      'decision 0270: A defect that no baseline run reached is never counted as found, also with --no-coverage.',
    'GRADE-03':
      'decision 0270: The order of the runs is drawn for each card, over HTTP whatever its seed, and nobody is told; in a mark, one run in eight, at least three, is a baseline run among the others.',
    'GRADE-04':
      'decision 0152: Three finds and every eighth of a mark are repeated, each one of a card for yourself, and all of them after a run that was red by chance; a find that is not red again by the same test is a miss.',
    'GRADE-05':
      'decision 0152: A run that takes too long with a defect waits for a later baseline run in time, is shown apart and is not in the score; with a harmless change it is a false alarm.',
    'GRADE-06':
      'decision 0152: A test that is red in a baseline run is left out by name; only a suite without a test that is green in each of the first baseline runs is refused.',
    'GRADE-07':
      'decision 0152: A run in which the command fails while every test that counts is green is a miss.',
    'GRADE-08':
      'decision 0152: In a file of JUnit XML to which a runner appends, only what a run has added counts, and the card says so.',
    'GRADE-09':
      'decision 0145: Only harmless changes that can reach a suite count; a card draws four of them and says how many there are.',
    'GRADE-10': 'decision 0145: --again runs the false alarms of the last card again.',
    'GRADE-11':
      'decision 0145: --again also runs what had no run, and its score counts what this card and the cards before it found.',
    'GRADE-12':
      'rule book: The next test is one where the tests of the suite already go, as long as they miss something there.',
    'GRADE-13': 'decision 0270: A card shows the fingerprint of the files of its suite.',
    'GRADE-14':
      'rule book: A suite that never came to Sparring is told of a pattern in its command that no shell has read.',
    'GRADE-15':
      'rule book: --only takes auth, behavior, books, shop and tokens for the areas that the pages call so, and the card says which.',
    'GRADE-16': 'rule book: A card that ended before each defect had its run has no score.',
    'GRADE-19':
      'decision 0321: The first line of each report says whether the card is for yourself or a mark, and whether a mark was made on the machine of the tests.',
    'GRADE-20':
      'rule book: A broken copy is shared by all who ask for its defect, and one address has at most half of those that can be open.',
    'GRADE-21':
      'decision 0322: A mark runs decoys among the defects of each area where tests go; one with which the tests are red twice costs the score: of suites that know the numbers of their areas and are red with half of them or more, 99 of 100 have none.',
    'GRADE-22': 'decision 0322: A decoy changes nothing that a test can notice.',
    'GRADE-23':
      'decision 0322: What is claimed to be reached in a page counts only if somebody has asked for the page and its script.',
    'GRADE-24':
      'decision 0323: A mark repeats three finds in a fresh copy of the folder, with a home of its own, beside a harmless change: one that is green there is none, and two cost the score, unless the tests are red there without a defect.',
    'GRADE-25':
      'decision 0328: With --files, a card for yourself after a change of one test file runs all files once without a defect, and with one only the changed file unless a find of it is lost.',
    'GRADE-26':
      'decision 0328: A card that keeps verdicts finds and misses what a card from nothing does, and says how many it keeps; a changed helper, setting, lock file, command or Sparring keeps none.',
  },
});
