/** What goes wrong with a card: the specification's words (section 8), and what to do while the form is on its way. */
export const stripeWords = {
  notLoaded: 'Stripe is not loaded.',
  stillLoading: 'The card form is still loading. Enter your card as soon as it is there.',
  methodFailed: 'Payment failed.',
  serverFailed: 'Payment failed on the server.',
  actionFailed: 'Card action failed.',
}
