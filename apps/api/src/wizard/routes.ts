import { streets, within } from '@sparring/contracts/wizard/places';
import * as contract from '@sparring/contracts/wizard/wizard-endpoints';
import { numberOf } from '@sparring/practice/labs/wizard/wanted';
import { validated } from '../http/read/validation.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';

export const wizardRoutes = (): Handlers<typeof contract.wizardEndpoints> => ({
  listPlaces: async ({ query: { of = '' } }) => reply(200, { places: [...within(of)] }),

  findStreet: async ({ params: { postcode } }) => {
    const street = streets.get(postcode);
    if (street === undefined)
      throw new HttpProblem('not-found', `There is no street with the postcode ${postcode}.`);
    return reply(200, { postcode, street });
  },

  register: async ({ body, workspace: { name } }) => {
    validated(contract.takenRegistration, body, 'registration', 'registration-refused');
    return reply(201, { ...body, number: numberOf(name, body) });
  },
});
