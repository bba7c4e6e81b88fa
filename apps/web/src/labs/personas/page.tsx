import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PersonasFacts } from '@sparring/contracts/lab-facts/personas';
import { judge } from '@sparring/practice/labs/personas/judge';
import { codeOf, personas } from '@sparring/practice/labs/personas/shop';
import { CodeFields } from '../../practice/code-fields.tsx';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusInPart } from '../../ui/use-focus-in-part.ts';
import type { dials } from './lesson.ts';
import { Shelf } from './shelf.tsx';
import { SignIn } from './sign-in.tsx';
import { useShop } from './use-shop.ts';

export * from './lesson.ts';

const Personas = ({ block, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [workspace] = useState(() => nameOfTab(search));
  const { shop, act } = useShop(workspace);
  const part = useFocusInPart(`${shop.user} ${shop.deleted.join()}`);
  const [codes, setCodes] = useState<PersonasFacts['codes']>({});
  const [facts, setFacts] = useState<PersonasFacts>();

  return (
    <>
      <div ref={part}>
        {shop.user === undefined ? (
          <SignIn onSend={(username, password) => act({ kind: 'sign in', username, password })} />
        ) : (
          <Shelf shop={shop} act={act} block={block} />
        )}
      </div>
      <Outcome label="Cart" name="personas-cart">
        {shop.cart.join(', ') || 'empty'}
      </Outcome>
      <Outcome label="Outcome" name="personas-outcome">
        {shop.told}
      </Outcome>
      <Outcome label="Code" name="personas-code">
        {shop.met && (shop.met !== 'Slow' || block > 0) && codeOf(workspace, shop.met)}
      </Outcome>
      <p>
        <Button name="personas-reset" look="plain" onClick={() => act({ kind: 'reset' })}>
          Reset the shop
        </Button>
      </p>
      <h2>Codes</h2>
      <CodeFields names={personas} prefix="personas" codes={codes} onChange={setCodes} />
      <Button name="personas-check" onClick={() => setFacts({ seed, block, codes })}>
        Check
      </Button>
      <Verdict name="personas-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Personas;
