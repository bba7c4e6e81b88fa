import type { Area } from '../area.ts';

export const payment = {
  slug: 'payment',
  title: 'Payment',
  place: { pages: ['/checkout'] },
  rules: [
    {
      id: 'PAYMENT-01',
      from: '§5',
      text: 'A name on the card that is empty or only spaces gets the message "Name required".',
    },
    {
      id: 'PAYMENT-02',
      from: '§5',
      text: 'A card number has exactly 16 digits when its spaces are left out; any other number gets "16-digit card number required".',
    },
    {
      id: 'PAYMENT-03',
      from: '§5',
      text: 'The field of the card number takes at most 16 characters, that of the expiry date at most 5.',
    },
    {
      id: 'PAYMENT-04',
      from: '§5',
      text: 'The expiry date is MM/YY with a month from 01 to 12; any other gets "MM/YY required".',
    },
    {
      id: 'PAYMENT-05',
      from: '§5',
      text: 'A CVC has 3 or 4 digits; any other gets "3 or 4 digit CVC required".',
    },
    {
      id: 'PAYMENT-06',
      from: 'rule book',
      text: 'The expiry date is not compared with today: every year from 00 to 99 is accepted.',
    },
    {
      id: 'PAYMENT-07',
      from: '§5',
      text: 'A PayPal email has text, one @ and a domain with a dot inside it, and no spaces; any other gets "Valid email required".',
    },
    {
      id: 'PAYMENT-08',
      from: '§5',
      text: 'A payment by iDEAL without a bank gets "Select your bank".',
    },
    {
      id: 'PAYMENT-09',
      from: '§9',
      text: 'A payment by iDEAL succeeds with each of the nine banks: ABN AMRO, ASN Bank, Bunq, ING, Rabobank, RegioBank, SNS Bank, Triodos Bank and Van Lanschot.',
    },
    { id: 'PAYMENT-10', from: '§4', text: 'Only the fields of the chosen tab are checked.' },
    {
      id: 'PAYMENT-11',
      from: 'decision 0032',
      text: 'Pay Now shows the messages of all wrong fields at once and moves the focus to the first of these fields.',
    },
    {
      id: 'PAYMENT-12',
      from: 'rule book',
      text: 'The message of a field is part of the accessible description of that field, and the field has aria-invalid="true".',
    },
    { id: 'PAYMENT-13', from: '§4', text: 'Switching the tab clears all messages.' },
    { id: 'PAYMENT-14', from: 'rule book', text: 'Switching the tab keeps what was typed.' },
    {
      id: 'PAYMENT-15',
      from: '§5',
      text: 'An empty cart cannot be paid: Pay Now shows "Your cart is empty. Please add items before proceeding to payment." in an element with the role alert, no messages of fields and no overlay.',
    },
    {
      id: 'PAYMENT-16',
      from: '§9',
      text: 'After a valid Pay Now an overlay says "Processing your payment..." for 3500 milliseconds.',
    },
    {
      id: 'PAYMENT-17',
      from: '§4',
      text: 'After the processing an overlay says "Payment Successful!" and "Thank you for your purchase." for 2000 milliseconds.',
    },
    {
      id: 'PAYMENT-18',
      from: '§4',
      text: 'The cart is emptied when the success is shown and not before, whichever of the three methods paid.',
    },
    {
      id: 'PAYMENT-19',
      from: '§4',
      text: 'After the success the address is /checkout, and the page shows the receipt above an empty cart.',
    },
    {
      id: 'PAYMENT-20',
      from: '§9',
      text: 'The confirmation of a payment by PayPal names the PayPal email.',
    },
    {
      id: 'PAYMENT-21',
      from: '§9',
      text: 'The confirmation of a payment by credit card or iDEAL names customer@example.com, whatever was typed into the PayPal email.',
    },
    {
      id: 'PAYMENT-22',
      from: '§9',
      text: 'The order number is "ORD-" and a whole number below 1,000,000.',
    },
    {
      id: 'PAYMENT-23',
      from: '§9',
      text: 'Each payment draws its order number at random; after a new load with the same ?seed= the same steps draw the same numbers again.',
    },
    {
      id: 'PAYMENT-24',
      from: 'rule book',
      text: 'The overlay and the receipt show the same order number.',
    },
    {
      id: 'PAYMENT-25',
      from: 'decision 0044',
      text: 'No key closes the overlay, and the overlay has the focus.',
    },
    { id: 'PAYMENT-26', from: 'rule book', text: 'A double click on Pay Now pays once.' },
    {
      id: 'PAYMENT-27',
      from: 'decision 0044',
      text: 'A visitor who goes to another page of the site during the processing pays nothing and keeps the cart.',
    },
    {
      id: 'PAYMENT-28',
      from: '§2.7',
      text: 'The payment has the tabs Credit Card, PayPal and iDEAL; the left and right arrow keys switch between them, also from the last to the first and back; Home selects the first and End the last.',
    },
    {
      id: 'PAYMENT-29',
      from: 'rule book',
      text: 'Enter in a field of the form pays like Pay Now.',
    },
    { id: 'PAYMENT-30', from: '§7', text: 'A payment sends nothing over the network.' },
    {
      id: 'PAYMENT-31',
      from: 'decision 0044',
      text: 'The receipt is gone when the visitor leaves the checkout and comes back by a link.',
    },
  ],
} as const satisfies Area;
