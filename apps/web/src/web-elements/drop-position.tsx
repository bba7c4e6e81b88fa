import { useState } from 'react';
import { DragAndDrop } from '../practice/drag-and-drop.tsx';
import { Outcome } from '../practice/outcome.tsx';
import { DemoSection } from './demo-section.tsx';

export const DropPosition = () => {
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
