import { useState } from 'react';
import { DragAndDrop } from '../../../practice/drag-and-drop.tsx';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import smiley from './smiley.svg';

export * from './lesson.ts';

const DragDrop = () => {
  const [isDropped, setDropped] = useState(false);

  return (
    <>
      <DragAndDrop name="drag" onDrop={() => setDropped(true)}>
        {isDropped ? (
          <img {...testable('drag-smiley')} src={smiley} alt="Smiley" width="80" height="80" />
        ) : (
          'Drop it here'
        )}
      </DragAndDrop>
      <Outcome label="Result" name="drag-result">
        {isDropped && 'Successfully dropped!'}
      </Outcome>
      <Button name="drag-reset" look="plain" onClick={() => setDropped(false)}>
        Reset
      </Button>
    </>
  );
};

export default DragDrop;
