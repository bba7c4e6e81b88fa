import { LessonFrame } from '../practice/lesson-frame.tsx';
import { BasicAuth } from './basic-auth.tsx';
import { EditableTable } from './editable-table.tsx';
import { HoverEffects } from './hover-effects.tsx';
import { KeyPresses } from './key-presses.tsx';
import { demoLesson } from './lesson.ts';
import { Slider } from './slider.tsx';
import { useState } from 'react';
import { DragAndDrop } from '../practice/drag-and-drop.tsx';
import { Outcome } from '../practice/outcome.tsx';
import { DemoSection } from './demo-section.tsx';
import { locate } from '../practice/geolocation.ts';
import { Button } from '../ui/button.tsx';

const Location = () => {
  const [position, setPosition] = useState('');

  return (
    <DemoSection name="location" title="Geolocation">
      <p>
        <Button name="location-get" onClick={() => locate(setPosition)}>
          Get Location
        </Button>
      </p>
      <Outcome label="Position" name="location-position">
        {position}
      </Outcome>
    </DemoSection>
  );
};

const DropPosition = () => {
  const [position, setPosition] = useState('');

  return (
    <DemoSection name="drop" title="Drag and Drop">
      <DragAndDrop name="drop" onDrop={(x, y) => setPosition(`X: ${x}, Y: ${y}`)}>
        Drop Here
      </DragAndDrop>
      <Outcome label="Dropped at" name="drop-position">
        {position}
      </Outcome>
    </DemoSection>
  );
};

/** Seven small exercises on one page, each in its own section. */
const WebElementsPage = () => (
  <LessonFrame lesson={demoLesson}>
    <DropPosition />
    <HoverEffects />
    <Slider />
    <BasicAuth />
    <Location />
    <KeyPresses />
    <EditableTable />
  </LessonFrame>
);

export default WebElementsPage;
