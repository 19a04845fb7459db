import type { Migration } from 'kysely/migration'
import * as shop from './migrations/0001-shop.ts'
import * as storefront from './migrations/0002-storefront.ts'
import * as unusedPictures from './migrations/0003-unused-pictures.ts'
import * as staff from './migrations/0004-staff.ts'
import * as payments from './migrations/0005-payments.ts'
import * as paymentState from './migrations/0006-payment-state.ts'
import * as paymentProblems from './migrations/0007-payment-problems.ts'
import * as onePlaceForKeys from './migrations/0008-one-place-for-keys.ts'
import * as publicChanges from './migrations/0009-public-changes.ts'
import * as sessionChanges from './migrations/0010-session-changes.ts'
import * as whichProduct from './migrations/0011-which-product.ts'
import * as salesSums from './migrations/0012-sales-sums.ts'
import * as orderStatusChanges from './migrations/0013-order-status-changes.ts'
import * as whoseAvailability from './migrations/0014-whose-availability.ts'
import * as orderSearchLater from './migrations/0015-order-search-later.ts'
import * as holdTimes from './migrations/0016-hold-times.ts'
import * as orderCounts from './migrations/0017-order-counts.ts'
import * as orderPhones from './migrations/0018-order-phones.ts'
import * as emailConfirmations from './migrations/0019-email-confirmations.ts'
import * as knownDevices from './migrations/0020-known-devices.ts'
import * as sessionLists from './migrations/0022-session-lists.ts'
import * as secondFactors from './migrations/0023-second-factors.ts'
import * as staffRoles from './migrations/0024-staff-roles.ts'
import * as chores from './migrations/0026-chores.ts'
import * as remotePictures from './migrations/0028-remote-pictures.ts'
import * as settings from './migrations/0031-settings.ts'
import * as pages from './migrations/0034-pages.ts'
import * as categories from './migrations/0035-categories.ts'
import * as delivery from './migrations/0036-delivery.ts'
import * as money from './migrations/0037-money.ts'
import * as cash from './migrations/0040-cash.ts'
import * as tax from './migrations/0041-tax.ts'
import * as searchWords from './migrations/0042-search-words.ts'
import * as collections from './migrations/0043-collections.ts'
import * as sizeCharts from './migrations/0044-size-charts.ts'
import * as tags from './migrations/0045-tags.ts'
import * as salesCurrency from './migrations/0046-sales-currency.ts'
import * as productSeo from './migrations/0047-product-seo.ts'
import * as categoryPictures from './migrations/0048-category-pictures.ts'
import * as oldPageSlugs from './migrations/0049-old-page-slugs.ts'
import * as guests from './migrations/0050-guests.ts'
import * as guestOrders from './migrations/0051-guest-orders.ts'
import * as discounts from './migrations/0054-discounts.ts'
import * as orderChanges from './migrations/0055-order-changes.ts'
import * as cashNoted from './migrations/0062-cash-noted.ts'
import * as dealNames from './migrations/0064-deal-names.ts'
import * as productLinks from './migrations/0065-product-links.ts'
import * as orderSources from './migrations/0066-order-sources.ts'
import * as buyers from './migrations/0067-buyers.ts'
import * as productLinkChanges from './migrations/0068-product-link-changes.ts'
import * as ownSlugs from './migrations/0075-own-slugs.ts'
import * as categoryAudience from './migrations/0076-category-audience.ts'
import * as deliveryReasons from './migrations/0077-delivery-reasons.ts'
import * as dueOfPayments from './migrations/0078-due-of-payments.ts'
import * as machines from './migrations/0085-machines.ts'
import * as orderAdjustments from './migrations/0087-order-adjustments.ts'
import * as foldedNames from './migrations/0088-folded-names.ts'
import * as postalCodeChoice from './migrations/0090-postal-code-choice.ts'
import * as accountPhones from './migrations/0091-account-phones.ts'
import * as undoActions from './migrations/0093-undo-actions.ts'
import * as buyerChangedAt from './migrations/0094-buyer-changed-at.ts'
import * as salesToCount from './migrations/0096-sales-to-count.ts'
import * as moneySums from './migrations/0097-money-sums.ts'
import * as pairSavings from './migrations/0098-pair-savings.ts'
import * as categoryRenames from './migrations/0099-category-renames.ts'
import * as earlierSavings from './migrations/0100-earlier-savings.ts'
import * as skus from './migrations/0101-skus.ts'
import * as optionPrices from './migrations/0102-option-prices.ts'
import * as stockMoves from './migrations/0103-stock-moves.ts'
import * as costs from './migrations/0104-costs.ts'
import * as goodsReceipts from './migrations/0105-goods-receipts.ts'
import * as barcodes from './migrations/0106-barcodes.ts'
import * as lowStock from './migrations/0107-low-stock.ts'
import * as thirdOption from './migrations/0108-third-option.ts'

/** Written out in order. A migration's name never changes once it has landed. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-storefront': storefront,
  '0003-unused-pictures': unusedPictures,
  '0004-staff': staff,
  '0005-payments': payments,
  '0006-payment-state': paymentState,
  '0007-payment-problems': paymentProblems,
  '0008-one-place-for-keys': onePlaceForKeys,
  '0009-public-changes': publicChanges,
  '0010-session-changes': sessionChanges,
  '0011-which-product': whichProduct,
  '0012-sales-sums': salesSums,
  '0013-order-status-changes': orderStatusChanges,
  '0014-whose-availability': whoseAvailability,
  '0015-order-search-later': orderSearchLater,
  '0016-hold-times': holdTimes,
  '0017-order-counts': orderCounts,
  '0018-order-phones': orderPhones,
  '0019-email-confirmations': emailConfirmations,
  '0020-known-devices': knownDevices,
  '0022-session-lists': sessionLists,
  '0023-second-factors': secondFactors,
  '0024-staff-roles': staffRoles,
  '0026-chores': chores,
  '0028-remote-pictures': remotePictures,
  '0031-settings': settings,
  '0034-pages': pages,
  '0035-categories': categories,
  '0036-delivery': delivery,
  '0037-money': money,
  '0040-cash': cash,
  '0041-tax': tax,
  '0042-search-words': searchWords,
  '0043-collections': collections,
  '0044-size-charts': sizeCharts,
  '0045-tags': tags,
  '0046-sales-currency': salesCurrency,
  '0047-product-seo': productSeo,
  '0048-category-pictures': categoryPictures,
  '0049-old-page-slugs': oldPageSlugs,
  '0050-guests': guests,
  '0051-guest-orders': guestOrders,
  '0054-discounts': discounts,
  '0055-order-changes': orderChanges,
  '0062-cash-noted': cashNoted,
  '0064-deal-names': dealNames,
  '0065-product-links': productLinks,
  '0066-order-sources': orderSources,
  '0067-buyers': buyers,
  '0068-product-link-changes': productLinkChanges,
  '0075-own-slugs': ownSlugs,
  '0076-category-audience': categoryAudience,
  '0077-delivery-reasons': deliveryReasons,
  '0078-due-of-payments': dueOfPayments,
  '0085-machines': machines,
  '0087-order-adjustments': orderAdjustments,
  '0088-folded-names': foldedNames,
  '0090-postal-code-choice': postalCodeChoice,
  '0091-account-phones': accountPhones,
  '0093-undo-actions': undoActions,
  '0094-buyer-changed-at': buyerChangedAt,
  '0096-sales-to-count': salesToCount,
  '0097-money-sums': moneySums,
  '0098-pair-savings': pairSavings,
  '0099-category-renames': categoryRenames,
  '0100-earlier-savings': earlierSavings,
  '0101-skus': skus,
  '0102-option-prices': optionPrices,
  '0103-stock-moves': stockMoves,
  '0104-costs': costs,
  '0105-goods-receipts': goodsReceipts,
  '0106-barcodes': barcodes,
  '0107-low-stock': lowStock,
  '0108-third-option': thirdOption,
}
