import type { DraftName } from '../../../contract/page-text.ts'
import { shopPhoneText } from '../../contacts/shop-phone.ts'
import { draftDelivery } from './draft-delivery.ts'
import { blocks, type DraftShop, gap, list, plain, sellerAddress, writtenAboutReturns } from './draft-shop.ts'

type Draft = { title: string; slug: string; write: (shop: DraftShop) => string }

export const drafts: Record<DraftName, Draft> = {
  about: { title: 'About us', slug: 'about', write: about },
  contact: { title: 'Contact', slug: 'contact', write: contact },
  delivery: { title: 'Delivery', slug: 'delivery', write: draftDelivery },
  returns: { title: 'Returns and exchange', slug: 'returns-and-exchange', write: returns },
  privacy: { title: 'Privacy', slug: 'privacy', write: privacy },
  terms: { title: 'Terms', slug: 'terms', write: terms },
}

function about({ shop, policies }: DraftShop): string {
  return blocks(
    policies.about ? `${plain(shop.name)}: ${plain(policies.about)}` : `This is ${plain(shop.name)}.`,
    gap('Who you are, and how the shop began'),
    '## What we make',
    gap('What you sell, who makes it and where'),
    '## Visit or write',
    gap('Where people can meet you, or take this part out'),
  )
}

function contact({ shop, delivery, sendsMail }: DraftShop): string {
  const phone = shopPhoneText(shop.phone, { delivery })
  const digits = phone.replace(/\D/g, '')
  return blocks(
    phone
      ? `Message or call us: [${plain(phone)}](https://wa.me/${digits}) on WhatsApp.`
      : gap('Your phone number'),
    `By e-mail: ${shop.email ? plain(shop.email) : gap('your e-mail address')}`,
    `We answer ${gap('on which days and at what times you answer')}.`,
    '## About an order',
    `Please have its number ready; you find it ${sendsMail ? 'in our mail and ' : ''}under [Track your order](/track).`,
    '## Address',
    sellerAddress(shop, 'Your address, as a parcel would need it'),
  )
}

function returns(shop: DraftShop): string {
  const days = shop.policies.exchangeDays
  const written = writtenAboutReturns(shop)
  const short = `Exchange within ${days} ${days === 1 ? 'day' : 'days'} of delivery.`
  const promised = written.length > 0 || days === 0 ? written : [short]
  return blocks(
    '## What we exchange or take back',
    promised.length > 0
      ? list(promised)
      : gap('Whether you exchange or take back, within how many days, and in what state'),
    gap('What you do not exchange or take back, or take this part out'),
    '## How it goes',
    [
      `1. Tell us the number of your order and what is to go back${shop.shop.phone ? `: ${plain(shopPhoneText(shop.shop.phone, shop))}` : ''}.`,
      `2. Send it to ${sellerAddress(shop.shop, 'the address for returns')}.`,
      `3. ${gap('What happens then, who pays the courier, and how soon')}`,
    ].join('\n'),
  )
}

function privacy({ shop, takesCards }: DraftShop): string {
  return blocks(
    `Responsible for what ${plain(shop.name)} knows about you: ${shop.address ? `${plain(shop.name)}, ${sellerAddress(shop, '')}` : gap('your name and address')}.`,
    '## What we know',
    list([
      'What you order, with the name, address, phone number and e-mail address that you give for it.',
      'Your account, if you make one: name, e-mail address, wishlist and cart.',
      'The kind of browser you are signed in with, so that you can see and end your own sessions.',
      ...(takesCards
        ? ['Whether a card payment succeeded. The number of your card goes to the card company alone.']
        : []),
    ]),
    '## What for',
    `To deliver what you order, to tell you how far it is, and to keep our books. ${gap('Anything else you use it for, such as a newsletter, or take this part out')}`,
    '## Who else learns of it',
    `The courier learns your name, address and phone number. ${gap('Who else does, such as your mail server or your accountant, or take this part out')}`,
    '## Your rights',
    'Signed in, you can download what we know about you, and delete your account, on [your profile](/profile). Orders stay in our books without your name. If you have no account, write to us.',
  )
}

function terms({ shop, money, takesCards, sendsMail, delivery }: DraftShop): string {
  const takesCash = [delivery.elsewhere, ...delivery.zones].some(zone => zone.takesCash)
  const tax = money.tax ? ` They include ${money.tax.percent} % tax.` : ''
  return blocks(
    `These terms hold for whatever you order from ${plain(shop.name)}: ${gap('your name, address and registration')}.`,
    '## Prices',
    `Prices are in ${money.currency}.${tax} What delivery costs is shown before you order.`,
    '## Ordering',
    `Your order reaches us when you confirm it at the checkout${sendsMail ? ', and we send a mail that it did' : ''}. ${gap('When the contract is made, for example when you ship')}`,
    '## Paying',
    takesCash || takesCards
      ? list([
          ...(takesCash ? ['In cash to the courier, where the checkout offers it.'] : []),
          ...(takesCards ? ['By card. It is charged when the order is placed.'] : []),
        ])
      : gap('How people pay'),
    '## If something is wrong',
    gap('What you do about faults, and what your law says about them'),
    '## Law',
    gap('Which law holds, and which court'),
  )
}
