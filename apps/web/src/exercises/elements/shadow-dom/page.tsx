import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import './alert-box.ts';

export * from './lesson.ts';

const ShadowDom = () => {
  const [said, setSaid] = useState('nothing yet');

  return (
    <>
      <alert-box {...testable('shadow-host')} onsaid={(event) => setSaid(event.detail)} />
      <Outcome label="The alert said" name="shadow-said">
        {said}
      </Outcome>
    </>
  );
};

export default ShadowDom;
