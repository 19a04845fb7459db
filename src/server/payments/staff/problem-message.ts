import type { PaymentProblem } from '../../db/tables/payment-tables.ts'
import { writtenCents } from '../ledger/written-cents.ts'

/** What is wrong with a payment and what can be done, in sentences for the staff; '' where nothing is wrong. */
export const problemMessage = (problems: readonly PaymentProblem[], currency: string): string =>
  problems.map(problem => toSentences(problem, currency)).join(' ')

function toSentences(problem: PaymentProblem, currency: string): string {
  switch (problem.code) {
    case 'charge_delayed':
      return `The card could not be charged. ${keepsTrying(problem)}`
    case 'refund_delayed':
      return `The refund has not gone through. ${keepsTrying(problem)}`
    case 'release_delayed':
      return `The authorisation could not be released; it ends by itself within seven days. ${keepsTrying(problem)}`
    case 'refund_failed':
      return refundFailed(problem, currency)
    case 'authorisation_ended':
      return 'The authorisation has ended at the card provider, so nothing can be charged any more. Ask the buyer to pay another way, or cancel the order.'
    case 'charged_less':
      return 'Less than the total of the order was charged at the card provider. Ask the buyer for the rest, or give all of it back, and note how it was settled.'
    case 'cancelled_without_cards':
      return 'The order was cancelled while the shop takes no cards, so its card has not been released, or its money not refunded. Do it at the card provider, or take cards again.'
    case 'disputed':
      return 'The buyer disputes this charge at their bank. Answer at the card provider before its deadline, or the money goes back.'
    case 'dispute_closed':
      return 'The dispute about this charge has been decided; the card provider shows who keeps the money.'
    case 'other':
      return problem.text
  }
}

const keepsTrying = ({ said }: { said: string }) => `The card provider said: ${said} The shop keeps trying.`

function refundFailed(
  { cents, said }: { cents: number; said?: string | undefined },
  currency: string,
): string {
  const reason = said ? ` It said: ${said}` : ''
  return `${writtenCents(cents, currency)} could not be refunded by the card provider.${reason} Try again, or refund it another way.`
}
