import { useState } from 'react';
import { locate } from '../practice/geolocation.ts';
import { Outcome } from '../practice/outcome.tsx';
import { Button } from '../ui/button.tsx';
import { DemoSection } from './demo-section.tsx';

export const Location = () => {
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
