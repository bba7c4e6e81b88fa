import { useEffect, useRef } from 'react';
import {
  type Desk,
  type DeskName,
  type Mail,
  receiptOf,
  withMail,
} from '@sparring/practice/labs/frames/desks';
import { windowMs } from '@sparring/practice/labs/waits/rounds';
import { clock, realClock } from '../../session/clock.ts';

type OriginOf = (name: DeskName) => string;

/** Talks with the documents in the frames. They hear nobody else, and nobody else is heard. */
export const useMail = (desks: readonly Desk[], originOf: OriginOf, delayMs: number) => {
  /* Not a state: a click can come between a receipt and the next render. */
  const mail = useRef<Mail>({});
  const frames = useRef<Partial<Record<DeskName, HTMLIFrameElement>>>({});
  const loads = useRef<Partial<Record<DeskName, number>>>({});
  const reloadedAt = useRef<number>(undefined);
  const stop = useRef<() => void>(undefined);

  const say = (name: DeskName, state: string): void =>
    frames.current[name]?.contentWindow?.postMessage(
      { kind: 'state', text: state },
      originOf(name),
    );
  const willReload = (name: DeskName): boolean => name === 'reloading' && loads.current[name] === 1;

  const loaded = (name: DeskName, frame: HTMLIFrameElement): void => {
    frames.current[name] = frame;
    loads.current[name] = (loads.current[name] ?? 0) + 1;
    say(name, willReload(name) ? 'Reloads soon' : 'Open');
    if (name === 'reloading' && loads.current[name] === 2) reloadedAt.current = realClock.now();
    if (!willReload(name)) return;
    /* WebKit ignores a reload that the document does while it hears a message. */
    stop.current = clock.after(delayMs, () => frame.contentWindow?.location.reload());
  };

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      const desk = desks.find(({ name }) => frames.current[name]?.contentWindow === source);
      if (!source || !desk || origin !== originOf(desk.name) || data.kind !== 'sent') return;
      const { name } = desk;
      const isLate = realClock.now() - (reloadedAt.current ?? Infinity) > windowMs;
      const late = name === 'reloading' && isLate;
      const sent = { code: String(data.code), early: willReload(name), late };
      mail.current = withMail(mail.current, name, sent);
      say(name, receiptOf(sent));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  });
  useEffect(() => () => stop.current?.(), []);

  return { mail, loaded };
};
