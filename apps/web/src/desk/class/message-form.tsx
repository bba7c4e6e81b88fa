import { type SubmitEvent, useState } from 'react';
import type { SchoolClass } from '@sparring/contracts/desk/class';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { useDeskCall } from '../use-desk-call.ts';

interface MessageFormProps {
  readonly message: string | null;
  readonly change: (sent: Partial<SchoolClass>) => Promise<void>;
}

/** What every learner reads at /join within five seconds. */
export const MessageForm = ({ message, change }: MessageFormProps) => {
  const [text, setText] = useState('');
  const { run, problem } = useDeskCall();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await change({ message: text.trim() === '' ? null : text.trim() });
      setText('');
    });
  };
  return (
    <form onSubmit={send} noValidate aria-label="Message">
      <TextField
        label="Message to all members"
        name="message"
        hint="An empty message takes the last one away."
        error={problem}
        maxLength={280}
        value={text}
        onText={setText}
      />
      <p className="row middle gap-2-3">
        <Button name="message-send" type="submit">
          Send
        </Button>
        <output {...testable('message-now')}>
          {message ? `Members read: ${message}` : 'No message.'}
        </output>
      </p>
    </form>
  );
};
