import { LessonFrame } from '../practice/lesson-frame.tsx';
import { BasicAuth } from './basic-auth.tsx';
import { EditableTable } from './editable-table.tsx';
import { HoverEffects } from './hover-effects.tsx';
import { KeyPresses } from './key-presses.tsx';
import { demoLesson } from './lesson.ts';
import { Location } from './location.tsx';
import { DropPosition } from './drop-position.tsx';
import { Slider } from './slider.tsx';

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
