import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { MenuButton } from './menu-button.tsx';

export * from './lesson.ts';

const punches = ['Jab', 'Cross', 'Hook'];

const Menu = () => {
  const [chosen, setChosen] = useState('nothing yet');

  return (
    <>
      <MenuButton label="Choose a punch" items={punches} onChoose={setChosen} />
      <Outcome label="Chosen" name="menu-chosen">
        {chosen}
      </Outcome>
    </>
  );
};

export default Menu;
