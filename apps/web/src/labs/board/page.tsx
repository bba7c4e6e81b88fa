import { useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import type { BoardFacts } from '@sparring/contracts/lab-facts/board';
import { judge } from '@sparring/practice/labs/board/judge';
import {
  drawStart,
  drawWanted,
  listNames,
  next,
  opened,
  type CardPlace,
} from '@sparring/practice/labs/board/lists';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { useScripts } from '../../practice/use-scripts.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { CardList } from './card-list.tsx';
import styles from './page.module.css';
import { useDrag } from './use-drag.ts';

export * from './lesson.ts';

const Board = ({ seed }: Settings) => {
  const { search } = useLocation();
  const [house] = useState(() => ({ workspace: nameOfTab(search), seed }));
  const [wanted] = useState(() => drawWanted(house));
  const [board, change] = useReducer(next, house, (drawn) => opened(drawStart(drawn), wanted));
  const [facts, setFacts] = useState<BoardFacts>();
  const { box, isScripted } = useScripts(ofUsers);
  const { lists, refused, undone, message } = board;

  const move = (card: string, to: CardPlace) => change({ kind: 'move', card, to });
  const drag = useDrag(move);
  const check = () => setFacts({ seed, lists, refused, undone, scripted: isScripted.current });

  return (
    <div ref={box}>
      {listNames.map((name) => (
        <Outcome key={name} label={`Wanted in ${name}`} name={`board-wanted-${idOf(name)}`}>
          {wanted[name].join(', ')}
        </Outcome>
      ))}
      <div className={styles.lists}>
        {listNames.map((name) => (
          <CardList key={name} name={name} cards={lists[name]} drag={drag} move={move} />
        ))}
      </div>
      <Outcome label="Message" name="board-message">
        {message}
      </Outcome>
      <div className="buttons">
        <Button name="board-undo" look="plain" onClick={() => change({ kind: 'undo' })}>
          Undo
        </Button>
        <Button name="board-check" onClick={check}>
          Check
        </Button>
      </div>
      <Verdict name="board-verdict" judge={judge} facts={facts} />
    </div>
  );
};

const ofUsers = ['click', 'dragstart', 'drop', 'pointerdown', 'pointerup'];

const idOf = (text: string): string => text.toLowerCase().replace(' ', '-');

export default Board;
