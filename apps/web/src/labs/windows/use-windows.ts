import { useEffect, useRef, useState } from 'react';
import type { WindowsFacts } from '@sparring/contracts/lab-facts/windows';
import { addressOf, type Desk, drawOrder } from '@sparring/practice/labs/windows/desks';
import type { House } from '@sparring/practice/house';

type Message = WindowsFacts['messages'][number];

const most = 3;

/** Opens the windows of the desks, and hears them and nobody else. */
export const useWindows = (house: House) => {
  const [order] = useState(() => drawOrder(house.seed));
  const opened = useRef<(readonly [Desk, Window | null])[]>([]);
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      const [desk] = opened.current.find(([, each]) => each !== null && each === source) ?? [];
      if (!desk || origin !== location.origin || data.kind !== 'sent') return;
      const message = { desk, code: String(data.code), trusted: data.trusted === true };
      setMessages((before) => [...before, message].slice(-most));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const open = () => {
    const desk = order[opened.current.length];
    if (!desk) return;
    const shown = window.open(addressOf(house, desk), '_blank', 'popup,width=420,height=420');
    opened.current.push([desk, shown]);
  };

  return { messages, open };
};
