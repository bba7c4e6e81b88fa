import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const frames = [
  { name: 'frame-top', title: 'Top', src: '/frames/top.html' },
  { name: 'frame-bottom', title: 'Bottom', src: '/frames/bottom.html' },
];

const NestedFrames = () =>
  frames.map(({ name, title, src }) => (
    // The frames have the origin of the site. A sandbox that allows their scripts would protect nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={name}
      {...testable(name)}
      className={styles[title.toLowerCase()]}
      name={name}
      title={title}
      src={src}
    />
  ));

export default NestedFrames;
