import { isDeepStrictEqual } from 'node:util';
import type { MailboxFacts } from '@sparring/contracts/lab-facts/mailbox';
import type { Mail, Outcome } from '@sparring/contracts/mailbox/mailbox';
import type { mailboxEndpoints } from '@sparring/contracts/mailbox/mailbox-endpoints';
import type { Documents } from '../documents/documents.ts';
import { fieldProblem } from '../problem/field-errors.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import * as box from './mailbox.ts';

const why: Readonly<Partial<Record<Outcome, string>>> = {
  'other-address': 'is in a mail to another address',
  used: 'was used before',
  expired: 'has expired',
  replaced: 'was replaced by that of a later mail',
  'no-account': 'is of an account that was deleted',
};

const refused = (detail: string): HttpProblem => new HttpProblem('mail-refused', detail);

const requirePassword = (password: string | undefined): void => {
  if (password === undefined)
    throw fieldProblem('invalid-input', 'The account gets a new password.', [
      { pointer: '/password', detail: 'is missing' },
    ]);
};

const withoutText = (mail: Mail) => {
  const { text: _, ...summary } = mail;
  return summary;
};

const timeOf = ({ clock }: WorkspaceContext): number => clock.now().getTime();

export const mailboxRoutes = (documents: Documents): Handlers<typeof mailboxEndpoints> => {
  const arrivedIn = async (call: WorkspaceContext) =>
    box
      .arrivedIn(await documents.find(call, box.mailboxLab), timeOf(call))
      .map((mail) => box.shownMail(call.workspace.name, mail));

  return {
    listMailActs: async (call) => {
      const { acts } = await documents.find(call, box.mailboxLab);
      return reply(200, { acts: [...acts] });
    },

    askForMail: async (call) => {
      const { body, workspace } = call;
      if (body.purpose === 'confirm') requirePassword(body.password);
      const { seed } = await workspace.read();
      const house = { workspace: workspace.name, seed };
      const accepted = reply(202, { message: 'Mail sent' });
      await documents.change(call, function* sent({ get, put }) {
        const before = yield* get(box.mailboxLab);
        yield* put(box.mailboxLab, box.withMail(before, body, timeOf(call), house));
        yield* call.saved(accepted);
      });
      return accepted;
    },

    useMail: async (call) => {
      const { body } = call;
      const outcome = await documents.change(call, function* used({ get, put }) {
        const before = yield* get(box.mailboxLab);
        const mail = box.mailWith(before, body);
        if (!mail) throw refused('No mail of this workspace has this code or link.');
        if (mail.purpose === 'reset') requirePassword(body.password);
        const tried = box.withUse(before, mail, body, timeOf(call));
        yield* put(box.mailboxLab, tried.after);
        const state = mail.purpose === 'delete' ? 'deleted' : 'confirmed';
        return tried.outcome === 'done' ? state : refused(`It ${why[tried.outcome] ?? ''}.`);
      });
      if (outcome instanceof Error) throw outcome;
      return reply(200, { address: body.address, state: outcome });
    },

    logInByPassword: async (call) => {
      const { address, password } = call.body;
      const outcome = await documents.change(call, function* tried({ get, put }) {
        const login = box.withLogin(yield* get(box.mailboxLab), address, password);
        yield* put(box.mailboxLab, login.after);
        return login.outcome;
      });
      if (outcome === 'done') return reply(200, { address, state: 'confirmed' });
      const detail =
        outcome === 'unconfirmed'
          ? `${address} is not confirmed: use the code in its mail first.`
          : `There is no account ${address} with this password in this workspace.`;
      throw new HttpProblem('invalid-credentials', detail);
    },

    listMails: async (call) => {
      const mails = await arrivedIn(call);
      return reply(200, { total: mails.length, messages: mails.map(withoutText) });
    },

    getMail: async (call) => {
      const { id } = call.params;
      const mail = (await arrivedIn(call)).find((one) => one.id === id);
      if (!mail) throw new HttpProblem('not-found', `There is no mail ${id}, or not yet.`);
      return reply(200, mail);
    },

    deleteMails: async (call) => {
      await documents.change(call, function* emptied({ get, put }) {
        yield* put(box.mailboxLab, box.withoutArrived(yield* get(box.mailboxLab), timeOf(call)));
      });
      return reply(200, { message: 'Mails deleted' });
    },
  };
};

/** Why the facts of the lab are not believed, if the workspace has seen other acts. */
export const doubtMailbox =
  (documents: Documents) =>
  async (context: WorkspaceContext, { acts }: MailboxFacts): Promise<string | undefined> => {
    const own = await documents.find(context, box.mailboxLab);
    return isDeepStrictEqual(acts, own.acts)
      ? undefined
      : 'Not shown: the API has seen other acts than these.';
  };
