/** The specification's words for what goes wrong with a card (section 8). */
export const stripeWords = {
  notLoaded: 'Stripe is not loaded.',
  methodFailed: 'Payment failed.',
  serverFailed: 'Payment failed on the server.',
  actionFailed: 'Card action failed.',
}
