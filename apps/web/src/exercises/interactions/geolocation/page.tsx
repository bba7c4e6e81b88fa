import { useEffect, useState } from 'react';
import { locate } from '../../../practice/geolocation.ts';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';

export * from './lesson.ts';

const Geolocation = () => {
  const [position, setPosition] = useState('');
  useEffect(() => {
    locate(setPosition);
  }, []);

  return (
    <>
      <p>
        <Button name="geolocation-get" onClick={() => locate(setPosition)}>
          Get Location
        </Button>
      </p>
      <Outcome label="Position" name="geolocation-position">
        {position}
      </Outcome>
    </>
  );
};

export default Geolocation;
