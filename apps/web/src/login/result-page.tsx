import { LessonFrame } from '../practice/lesson-frame.tsx';
import { Outcome } from '../practice/outcome.tsx';
import { resultLesson } from './login-lessons.ts';

export { requireLogin as loader } from './require-login.ts';

const ResultPage = () => (
  <LessonFrame lesson={resultLesson}>
    <Outcome label="Login" name="login-outcome">
      You are logged in
    </Outcome>
  </LessonFrame>
);

export default ResultPage;
