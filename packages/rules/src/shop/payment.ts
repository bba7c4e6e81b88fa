import { area } from '../area.ts';

export const payment = area({
  slug: 'payment',
  title: 'Payment',
  place: { pages: ['/checkout'] },
  rules: {
    'PAYMENT-01':
      '§5: A name on the card that is empty or only spaces gets the message "Name required".',
    'PAYMENT-02':
      '§5: A card number has exactly 16 digits when its spaces are left out; any other number gets "16-digit card number required".',
    'PAYMENT-03':
      '§5: The field of the card number takes at most 16 characters, that of the expiry date at most 5.',
    'PAYMENT-04':
      '§5: The expiry date is MM/YY with a month from 01 to 12; any other gets "MM/YY required".',
    'PAYMENT-05': '§5: A CVC has 3 or 4 digits; any other gets "3 or 4 digit CVC required".',
    'PAYMENT-06':
      'rule book: The expiry date is not compared with today: every year from 00 to 99 is accepted.',
    'PAYMENT-07':
      '§5: A PayPal email has text, one @ and a domain with a dot inside it, and no spaces; any other gets "Valid email required".',
    'PAYMENT-08': '§5: A payment by iDEAL without a bank gets "Select your bank".',
    'PAYMENT-09':
      '§9: A payment by iDEAL succeeds with each of the nine banks: ABN AMRO, ASN Bank, Bunq, ING, Rabobank, RegioBank, SNS Bank, Triodos Bank and Van Lanschot.',
    'PAYMENT-10': '§4: Only the fields of the chosen tab are checked.',
    'PAYMENT-11':
      'decision 0032: Pay Now shows the messages of all wrong fields at once and moves the focus to the first of these fields.',
    'PAYMENT-12':
      'rule book: The message of a field is part of the accessible description of that field, and the field has aria-invalid="true".',
    'PAYMENT-13': '§4: Switching the tab clears all messages.',
    'PAYMENT-14': 'rule book: Switching the tab keeps what was typed.',
    'PAYMENT-15':
      '§5: An empty cart cannot be paid: Pay Now shows "Your cart is empty. Please add items before proceeding to payment." in an element with the role alert, no messages of fields and no overlay.',
    'PAYMENT-16':
      '§9: After a valid Pay Now an overlay says "Processing your payment..." for 3500 milliseconds.',
    'PAYMENT-17':
      '§4: After the processing an overlay says "Payment Successful!" and "Thank you for your purchase." for 2000 milliseconds.',
    'PAYMENT-18':
      '§4: The cart is emptied when the success is shown and not before, whichever of the three methods paid.',
    'PAYMENT-19':
      '§4: After the success the address is /checkout, and the page shows the receipt above an empty cart.',
    'PAYMENT-20': '§9: The confirmation of a payment by PayPal names the PayPal email.',
    'PAYMENT-21':
      '§9: The confirmation of a payment by credit card or iDEAL names customer@example.com, whatever was typed into the PayPal email.',
    'PAYMENT-22': '§9: The order number is "ORD-" and a whole number below 1,000,000.',
    'PAYMENT-23':
      '§9: Each payment draws its order number at random; after a new load with the same ?seed= the same steps draw the same numbers again.',
    'PAYMENT-24': 'rule book: The overlay and the receipt show the same order number.',
    'PAYMENT-25': 'decision 0044: No key closes the overlay, and the overlay has the focus.',
    'PAYMENT-26': 'rule book: A double click on Pay Now pays once.',
    'PAYMENT-27':
      'decision 0044: A visitor who goes to another page of the site during the processing pays nothing and keeps the cart.',
    'PAYMENT-28':
      '§2.7: The payment has the tabs Credit Card, PayPal and iDEAL; the left and right arrow keys switch between them, also from the last to the first and back; Home selects the first and End the last.',
    'PAYMENT-29': 'rule book: Enter in a field of the form pays like Pay Now.',
    'PAYMENT-30': '§7: A payment sends nothing over the network.',
    'PAYMENT-31':
      'decision 0044: The receipt is gone when the visitor leaves the checkout and comes back by a link.',
    'PAYMENT-32':
      'rule book: The receipt lists each piece that was paid, in the order of the cart, with its price, and their total.',
  },
});
