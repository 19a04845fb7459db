import type { CardSetup } from '../../../contract/payments.ts'
import { waysToPay } from '../../../contract/settings/payment-settings.ts'
import type { Deps } from '../../deps.ts'

/** What the browser needs before it shows a card form; the same for everybody. */
export function cardSetup({ cards, settings }: Pick<Deps, 'cards' | 'settings'>): CardSetup {
  if (!cards || !waysToPay(settings.current().payment, true).cards)
    return { cards: false, publishableKey: '', scriptUrl: null, testMode: false }
  const { publishableKey, scriptUrl, testMode } = cards
  return { cards: true, publishableKey, scriptUrl, testMode }
}
