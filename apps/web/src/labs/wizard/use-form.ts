import { useEffect, useState } from 'react';
import { silentApi } from '../../practice/silent-api.ts';
import { withTabStorage } from '../../session/storage.ts';
import { focusAfter } from '../../ui/focus-after.ts';
import * as forms from './form.ts';
import type { Server } from './server.ts';

/** The first field with an error gets the focus, or the step. */
const placeOf = (errors: forms.Errors): string => `wizard-${forms.firstOf(errors) ?? 'step'}`;

/** The form, which the tab keeps under a name, and what its buttons do. It can change before a response arrives. */
export const useForm = (server: Server, name: string) => {
  const [told, tell] = useState('');
  const [form, change] = useState(() => {
    const kept = withTabStorage((storage) => storage.getItem(name));
    return kept ? (JSON.parse(kept) as forms.Form) : forms.untouched;
  });
  useEffect(() => {
    withTabStorage((storage) => storage.setItem(name, JSON.stringify(form)));
  }, [name, form]);

  const show = (turned: forms.Form) => focusAfter(() => change(turned), placeOf(turned.errors));
  const find = async () => {
    const { postcode } = form.values;
    const street = await server.street(postcode).catch(() => undefined);
    const place = street === null ? 'wizard-postcode' : 'wizard-street';
    focusAfter(() => change((now) => forms.withStreet(now, postcode, street)), place);
  };
  const send = async () => {
    const reply = await server.register(form.values).catch(() => undefined);
    tell(reply ? '' : silentApi);
    if (!reply) return;
    if (!('errors' in reply)) return change((now) => ({ ...now, taken: reply }));
    const { errors } = reply;
    focusAfter(() => change((now) => forms.withRefusal(now, errors)), placeOf(errors));
  };
  return { form, told, change, show, find, send };
};
