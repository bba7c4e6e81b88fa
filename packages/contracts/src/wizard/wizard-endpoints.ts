import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { must } from '../must.ts';
import { reply } from '../reply.ts';
import { line } from '../text.ts';
import { within } from './places.ts';

const ageFrom = (min: number) => {
  const error = must(`be a whole number from ${min} to 150`);
  return z.int({ error }).min(min, { error }).max(150, { error });
};
const place = line(40);

export const registration = z
  .strictObject({
    name: line(200),
    email: line(200),
    age: ageFrom(0),
    country: place,
    region: place,
    city: place,
    postcode: line(20),
    street: line(80),
  })
  .meta({ id: 'Registration' });
export type Registration = Readonly<z.infer<typeof registration>>;

const hasMail = (email: string): boolean => !/@example\.net$/i.test(email);
const isReal = ({ country, region, city }: Registration): boolean =>
  within(country).includes(region) && within(region).includes(city);

/** What the server takes of the registrations that it can read. */
export const takenRegistration = registration
  .extend({
    name: line(20),
    email: line(200).refine(hasMail, 'must not be at example.net, which receives no mail'),
    age: ageFrom(18),
  })
  .refine(isReal, { path: ['city'], error: 'must be a city of this region and country' });

export const registered = z
  .strictObject({ ...registration.shape, number: line(4) })
  .meta({ id: 'Registered' });
export type Registered = Readonly<z.infer<typeof registered>>;

const norland = { country: 'Norland', region: 'Coast', city: 'Saltby' };
const street = { postcode: '1040', street: 'Bell Street' };
const ada = { name: 'Ada Lovelace', email: 'ada@example.org', age: 36, ...norland, ...street };

export const wizardEndpoints = {
  listPlaces: endpoint({
    method: 'GET',
    path: '/labs/wizard/places',
    title: 'List places',
    description: 'Returns the countries, the regions of a country, or the cities of a region.',
    query: z.strictObject({
      of: place
        .optional()
        .meta({ description: 'A country or a region. Without it: the countries.' }),
    }),
    replies: {
      200: reply(z.object({ places: z.array(z.string()) }).meta({ id: 'Places' }), {
        description: 'Their names.',
        example: { places: [...within('Norland')] },
      }),
    },
    problems: [],
    example: { query: { of: 'Norland' } },
  }),

  findStreet: endpoint({
    method: 'GET',
    path: '/labs/wizard/streets/{postcode}',
    title: 'Find a street',
    description:
      'Returns the street of a postcode. Script a fault for `/labs/wizard/streets/{postcode}`, and practice a page that can do without.',
    params: z.object({ postcode: line(20).meta({ examples: ['1040'] }) }),
    replies: {
      200: reply(z.object({ postcode: z.string(), street: z.string() }).meta({ id: 'Street' }), {
        description: 'The street.',
        example: street,
      }),
    },
    problems: ['not-found'],
    example: { params: { postcode: '1040' } },
  }),

  register: endpoint({
    method: 'POST',
    path: '/labs/wizard/registrations',
    title: 'Register',
    description:
      'Checks a registration, and keeps nothing of it. One that can be read and is not taken gets 422, with an error for each field.',
    body: registration,
    replies: {
      201: reply(registered, {
        description: 'It is taken. The number belongs to these values in this workspace.',
        example: { ...ada, number: '4821' },
      }),
    },
    problems: ['registration-refused'],
    example: { body: ada },
  }),
};
