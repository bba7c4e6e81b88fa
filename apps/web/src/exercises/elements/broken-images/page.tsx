import { type SyntheticEvent, useState } from 'react';
import outcome from '../../../practice/outcome.module.css';
import { testable } from '../../../ui/testable.ts';
import gloves from './gloves.svg';
import styles from './page.module.css';

export * from './lesson.ts';

const BrokenImages = () => (
  <div className={styles.brokenImages}>
    <Picture label="Valid Image" name="image-valid" src={gloves} alt="A pair of gloves" />
    <Picture label="Broken Image" name="image-broken" src="/pictures/lost.png" alt="Broken" />
  </div>
);

export default BrokenImages;

interface PictureProps {
  readonly label: string;
  readonly name: string;
  readonly src: string;
  readonly alt: string;
}

const Picture = ({ label, name, src, alt }: PictureProps) => {
  const [state, setState] = useState('loading');
  const noteSize = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setState(`loaded, ${image.naturalWidth} × ${image.naturalHeight} pixels`);

  return (
    <figure className={`flush ${styles.picture}`}>
      <img
        {...testable(name)}
        src={src}
        alt={alt}
        width="320"
        height="200"
        onLoad={noteSize}
        onError={() => setState('failed to load')}
      />
      <figcaption className={outcome.outcome}>
        <p className="small bold" id={`${name}-label`}>
          {label}
        </p>
        <output
          {...testable(`${name}-state`)}
          className={outcome.value}
          aria-labelledby={`${name}-label`}
        >
          {state}
        </output>
      </figcaption>
    </figure>
  );
};
