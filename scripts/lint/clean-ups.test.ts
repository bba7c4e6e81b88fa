import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { returnsOnlyACleanUp } from './clean-ups.ts';

Object.assign(RuleTester, { describe, it });

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const errors = 1;

tester.run('an effect and a ref return only a clean-up', returnsOnlyACleanUp, {
  valid: [
    'useEffect(() => { element.focus(); }, []);',
    'useEffect(() => () => stop(), []);',
    'useEffect(() => timer.stop, [timer]);',
    'useEffect(() => { return clock.after(20, go); }, []);',
    'useMemo(() => make(), []);',
    '<input ref={field} />',
    '<button onClick={() => element.focus()} />',
  ],
  invalid: [
    { code: 'useEffect(() => element.focus(), []);', errors },
    { code: 'useEffect(() => ref.current?.focus(), []);', errors },
    { code: 'useLayoutEffect(() => ref.current?.focus(), []);', errors },
    { code: 'useEffect(() => locate(show), []);', errors },
    { code: 'useEffect(async () => load(), []);', errors },
    { code: '<input ref={(field) => field?.focus()} />', errors },
    { code: '<input ref={(field) => (kept = field)} />', errors },
  ],
});
