/** Currencies that Stripe counts in whole units (its documentation, "Zero-decimal currencies"). */
const wholeAtStripe = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
/** Currencies that Stripe counts in thousandths ("Three-decimal currencies"); the last digit must be 0. */
const thousandthsAtStripe = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

const centsPerUnit = (currency: string): number =>
  wholeAtStripe.has(currency) ? 100 : thousandthsAtStripe.has(currency) ? 0.1 : 1

/** What the shop counts in hundredths, as Stripe counts this currency (its code in small letters). */
export const toProviderAmount = (cents: number, currency: string): number =>
  Math.round(cents / centsPerUnit(currency))

/** The other way round. */
export const fromProviderAmount = (amount: number, currency: string): number =>
  Math.round(amount * centsPerUnit(currency))
