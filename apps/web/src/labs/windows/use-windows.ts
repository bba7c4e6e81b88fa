import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WindowsFacts } from '@sparring/contracts/lab-facts/windows';
import { addressOf, type Desk, drawOrder } from '@sparring/practice/labs/windows/desks';
import type { House } from '@sparring/practice/house';

type Message = WindowsFacts['messages'][number];

const most = 3;

/** Opens the windows of the desks, and hears them and nobody else. They say whether a script has pressed Send. */
export const useWindows = (house: House, isScripted: RefObject<boolean>) => {
  const [order] = useState(() => drawOrder(house.seed));
  const opened = useRef<(readonly [Desk, Window | null])[]>([]);
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      const [desk] = opened.current.find(([, each]) => each !== null && each === source) ?? [];
      if (!desk || origin !== location.origin || data.kind !== 'sent') return;
      if (data.trusted !== true) isScripted.current = true;
      setMessages((before) => [...before, { desk, code: String(data.code) }].slice(-most));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [isScripted]);

  const open = () => {
    const desk = order[opened.current.length];
    if (!desk) return;
    const shown = window.open(addressOf(house, desk), '_blank', 'popup,width=420,height=420');
    opened.current.push([desk, shown]);
  };

  return { messages, open };
};
