import { Link } from 'react-router';
import { guidePath } from '../paths.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { withSource } from '../practice/code/get-sparring.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Terms } from '../ui/terms.tsx';
import { testable } from '../ui/testable.ts';
import firstCard from './first-card.json';
import { SampleCards } from './sample-cards.tsx';

const steps = [
  { word: 'not visited', meaning: 'No test goes there.' },
  { word: 'too tame', meaning: 'Your tests go there, but their data never makes a difference.' },
  {
    word: 'unsure',
    meaning: 'Your tests ran the code; nobody knows whether their data would show the defect.',
  },
  { word: 'not asked', meaning: 'Your tests saw the difference, but no assertion checked it.' },
] as const;

const lines = [
  {
    word: 'Baseline',
    meaning:
      'Your tests run without a defect, two or three times. A test that is red here is left out.',
  },
  {
    word: 'Coverage',
    meaning: 'How many defects your tests can notice at all. Your tests run only against these.',
  },
  { word: 'Found', meaning: 'A test that is green without the defect turned red with it.' },
  {
    word: 'Robust',
    meaning: 'Harmless changes, such as a slower page, after which your tests have to stay green.',
  },
  { word: 'Score', meaning: 'The share of the defects that you found. False alarms lower it.' },
  { word: 'Next', meaning: 'The kind of test that would find most of the missed defects.' },
] as const;

/** Leads from the question to the first card. */
const GradePage = () => (
  <>
    <PageHeading>How good are your tests?</PageHeading>
    <p>
      Green tests say that Sparring works. They do not say which defects they would find. The grader
      starts a Sparring of its own, puts small defects into it, and runs your tests. A test that
      turns red has found a defect. Your tests can be in any language; they run on your machine,
      with your command, and nothing is sent anywhere.
    </p>
    <SampleCards />
    <h2>Your first card in five minutes</h2>
    <p>
      You need Node.js 20 or newer. Get Sparring (you need not start it), and make a folder for your
      tests.{' '}
      <Link {...testable('grade-source')} to={guidePath('source')}>
        About the source
      </Link>
      .
    </p>
    <CodeBlock name="grade-clone" what="the commands that get Sparring">
      {withSource(firstCard.clone)}
    </CodeBlock>
    <p>
      Write two tests into <code>book-tests/books.test.mjs</code>:
    </p>
    <CodeBlock name="grade-tests" what="the two tests">
      {firstCard.tests}
    </CodeBlock>
    <p>
      Grade them. The options after <code>node --test</code> write JUnit XML, so that the report can
      say which test found what. The first start installs and builds Sparring, which takes a minute
      or two; then the card takes half a minute:
    </p>
    <CodeBlock name="grade-command" what="the command that grades them">
      {withSource(firstCard.command)}
    </CodeBlock>
    <h2>The card</h2>
    <CodeBlock name="grade-card" what="the card">
      {firstCard.screen}
    </CodeBlock>
    <Terms of={lines} />
    <p>
      <code>Report</code> is a page for your browser. It shows which test found what, one next test,
      and three hints for each defect that your tests missed.
    </p>
    <h2>How a defect is found or missed</h2>
    <p>
      One of the defects makes Remove take every desk lamp out of the cart, not only the lamp of its
      row. A test that puts in one lamp and removes it stays green. A test that puts in two lamps,
      removes one and expects the other turns red: it has found the defect. Of each defect that was
      missed, the report says how far your tests came:
    </p>
    <Terms of={steps} />
    <h2>In a class</h2>
    <p>
      <code>npm run grader</code> starts a page on port 3100 that gives each learner a card.
      Learners need only a shell with curl: their tests run on their own machines, and the table of
      all cards fills while they work. The{' '}
      <Link {...testable('grade-guide')} to={guidePath('grading')}>
        guide about grading
      </Link>{' '}
      has all options, and the lines for CI;{' '}
      <Link {...testable('grade-classroom')} to={guidePath('classroom')}>
        the guide for teachers
      </Link>{' '}
      says how to run Sparring for a class.
    </p>
  </>
);

export default GradePage;
