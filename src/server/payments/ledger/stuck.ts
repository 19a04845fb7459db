import type { Payment } from './queries.ts'

const refundStuck = 'The refund has not gone through'

/** What is told of a cancelled order whose money nobody can give back, or release, at present. */
export const cardsAreOff =
  'The order was cancelled while the shop takes no cards, so its card has not been released, or its money not given back. Do it at the card provider, or take cards again.'

/** What the staff are told of a payment that the shop does not bring to its end, for all its trying. */
export function stuckWords({ state }: Payment, cause: unknown): string {
  const doing =
    state === 'ordered'
      ? 'The card could not be charged'
      : state === 'captured'
        ? refundStuck
        : 'The authorisation could not be released; it ends by itself within seven days'
  const said = cause instanceof Error ? cause.message : 'no answer'
  return `${doing}. The card provider said: ${said} The shop goes on trying.`
}

/** Whether the staff have been told that a refund waits for them; otherwise it is only on its way. */
export const isToldOfWaiting = ({ problem }: Payment): boolean =>
  problem.includes(refundStuck) || problem.includes(cardsAreOff)
