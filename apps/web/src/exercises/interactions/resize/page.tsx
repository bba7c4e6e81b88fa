import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import { Handle } from './handle.tsx';
import styles from './page.module.css';
import { startSize } from './size.ts';

export * from './lesson.ts';

const Resize = () => {
  const [size, setSize] = useState(startSize);

  return (
    <>
      <div className={styles.area}>
        <section {...testable('resize-box')} className={styles.box} aria-label="Box" style={size}>
          <Handle size={size} onResize={setSize} />
        </section>
      </div>
      <Outcome label="Size" name="resize-size">
        {size.width}x{size.height}
      </Outcome>
    </>
  );
};

export default Resize;
