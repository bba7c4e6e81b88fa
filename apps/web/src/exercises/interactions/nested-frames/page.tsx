import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const titles = ['top', 'left', 'middle', 'right', 'bottom'];

const NestedFrames = () => (
  <>
    <h2>Nested Frames Example</h2>
    <div className={`grid ${styles.frames}`}>
      {titles.map((title) => (
        // The frames have the origin of the site. A sandbox that allows their scripts would protect nothing.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={title}
          {...testable(`frame-${title}`)}
          name={`frame-${title}`}
          title={title}
          src={`/frames/${title}.html`}
        />
      ))}
    </div>
  </>
);

export default NestedFrames;
