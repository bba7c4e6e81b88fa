import { area } from '../area.ts';

export const registrations = area({
  slug: 'registrations',
  title: 'Registrations, places and streets',
  place: { endpoints: ['wizard.listPlaces', 'wizard.findStreet', 'wizard.register'] },
  rules: [
    'REGISTER-01 contract: GET /labs/wizard/places lists the countries, and with `of` the regions of a country, the cities of a region, or nothing.',
    'REGISTER-02 contract: GET /labs/wizard/streets/{postcode} has the street of the postcode, and gets 404 when there is none.',
    'REGISTER-03 contract: A registration with a name of more than 20 characters, an address at example.net, an age below 18, or a place that lies elsewhere gets 422 with an error for each of these fields; otherwise 201 and the number of these values in this workspace.',
  ],
  where: {
    'REGISTER-01': ['wizard.listPlaces'],
    'REGISTER-02': ['wizard.findStreet'],
    'REGISTER-03': ['wizard.register'],
  },
});
