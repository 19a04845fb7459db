import { withoutCash } from '../../contract/delivery/delivery-quote.ts'
import { ShopError } from '../../contract/errors.ts'
import { draftNames } from '../../contract/page-text.ts'
import type { PageDraft } from '../../contract/pages.ts'
import { waysToPay } from '../../contract/settings/payment-settings.ts'
import type { Deps } from '../deps.ts'
import { sendsMail } from '../mail/mail-settings.ts'
import { drafts } from './drafts/draft-texts.ts'

/**
 * A text to begin a page with, filled from the settings; nothing is saved.
 * @throws not_found for a draft that there is not
 */
export async function startDraft(
  { settings, cards, config }: Pick<Deps, 'settings' | 'cards' | 'config'>,
  id: string,
): Promise<PageDraft> {
  const name = draftNames.find(each => each === id)
  if (!name) throw new ShopError('not_found', 'There is no such draft.')
  const { title, slug, write } = drafts[name]
  const shop = settings.current()
  const pays = waysToPay(shop.payment, cards !== null)
  const delivery = pays.cash ? shop.delivery : withoutCash(shop.delivery)
  const body = write({ ...shop, delivery, takesCards: pays.cards, sendsMail: sendsMail(config) })
  return { title, slug, body, purpose: name }
}
