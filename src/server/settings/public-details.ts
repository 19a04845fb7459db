import { shopWideDays } from '../../contract/delivery/shop-wide-days.ts'
import { activeParts } from '../../contract/settings/home/active-parts.ts'
import { isAnnounced } from '../../contract/settings/policies.ts'
import { shopPhoneText } from '../contacts/shop-phone.ts'
import type { KeptSettings } from './settings.ts'

/** What every page shows of the settings at a moment. */
export function publicDetails(settings: KeptSettings, now: Date) {
  const { shop, money, checkout, policies, look, home, homePictures, isDemo, payment, search } = settings
  const shopPhone = shopPhoneText(shop.phone, settings)
  const { announcementFrom, announcementUntil, announcement, ...lasting } = policies
  return {
    name: shop.name,
    phone: shopPhone || null,
    seller: { email: shop.email, address: shop.address, taxNumber: shop.taxNumber },
    money,
    checkout,
    look,
    search,
    payWords: { cash: payment.cashWords, cards: payment.cardWords },
    isDemo,
    timeZone: settings.delivery.timeZone,
    arrival: shopWideDays(settings.delivery),
    homeParts: activeParts(home, now),
    homePictures,
    policies: { ...lasting, announcement: isAnnounced(policies, now) ? announcement : '' },
  }
}
