/** Messages for card failures: the specification's sentences (section 8), followed by what to do next. */
export const stripeMessage = {
  notLoaded: 'Stripe is not loaded. Check your connection and try again, or choose cash on delivery.',
  cannotPay: 'Stripe is not loaded. Load the card form again, or choose cash on delivery.',
  stillLoading: 'The card form is still loading. Enter your card details once it appears.',
  methodFailed: 'Payment failed.',
  serverFailed: 'Payment failed on the server.',
  actionFailed: 'Card action failed.',
}
