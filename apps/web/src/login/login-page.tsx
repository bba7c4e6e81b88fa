import { demoPair } from '../practice/demo-account.ts';
import { LessonFrame } from '../practice/lesson-frame.tsx';
import { testable } from '../ui/testable.ts';
import { loginLesson } from './login-lessons.ts';
import { LoginForm } from './login-form.tsx';

const LoginPage = () => (
  <LessonFrame lesson={loginLesson}>
    <p>
      The demo account: <code {...testable('demo-username')}>{demoPair.username}</code> with the
      password <code {...testable('demo-password')}>{demoPair.password}</code>
    </p>
    <LoginForm />
  </LessonFrame>
);

export default LoginPage;
