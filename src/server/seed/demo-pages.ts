import { hours } from '../../contract/durations.ts'
import type { DraftName } from '../../contract/page-text.ts'
import { PageInput } from '../../contract/pages.ts'
import { createPage } from '../pages/save-page.ts'
import { demoPhone } from '../settings/demo-policies.ts'
import type { TimeTravel } from './time-travel.ts'

const phoneLink = `[${demoPhone}](https://wa.me/${demoPhone.replace(/\D/g, '')})`

type DemoPage = { slug: string; title: string; purpose: DraftName; body: string }

/** Who stands behind the demo's made-up shop, and how it keeps its promises. */
export const demoPages: readonly DemoPage[] = [
  {
    slug: 'about',
    title: 'About us',
    purpose: 'about',
    body: `Zari is a small workshop in Multan. We draw, print, embroider and sew clothes for women and children, in lawn, khaddar and raw silk.

## How we began

With one block printer, two embroiderers and a borrowed sewing table. Today eleven people work here, and most of them have taught somebody who sits beside them now.

## What we make

- **Chikankari**, stitched in white over a pattern that is washed away afterwards
- **Block prints**, from carved blocks and a wooden table of six yards
- **Hand work**: phulkari, mirrors, aari and cross-stitch, counted by eye
- **Pairs** of one cloth for mother and child

Every piece is photographed as it is, and measured by hand.

## Visit us

The workshop is open from Monday to Saturday, from 10 to 6. Please [write first](/pages/contact): the kettle takes a while.`,
  },
  {
    slug: 'delivery',
    title: 'Delivery and payment',
    purpose: 'delivery',
    body: `We deliver all over Pakistan, at no extra cost, in 3 to 5 days.

## How you pay

- **Cash on delivery**: pay the courier when the parcel arrives.
- **By card**: pay when you order. The number of your card goes to the card company alone.

Prices are in US dollars.

## Before we send it

We call or message you to confirm an order that is paid in cash. Parcels leave the workshop in the afternoon, from Monday to Saturday.

## Following your parcel

Every order has a number. Type it with your phone number under [Track your order](/track).`,
  },
  {
    slug: 'returns-and-exchange',
    title: 'Returns and exchange',
    purpose: 'returns',
    body: `Another size, another colour, or not what you hoped for: exchange it within 7 days of delivery, unworn and with its labels on.

## How it goes

1. Message us the number of your order, and what you would like instead: ${phoneLink} on WhatsApp.
2. We keep the piece for you and tell you where to send yours.
3. As soon as it is here, the other one leaves. We pay the courier for it.

## If something is wrong

A torn seam, a wrong piece, a colour that runs: send us a picture. We replace it or give your money back, and pay both ways.`,
  },
  {
    slug: 'contact',
    title: 'Contact',
    purpose: 'contact',
    body: `Message or call us: ${phoneLink} on WhatsApp.

By e-mail: hello@zari.example

We answer from Monday to Saturday, from 10 to 6, and mostly within the hour.

## About an order

Please have its number ready; you find it in our mail and under [Track your order](/track).

## The workshop

Zari, 14 Bohar Gate Bazaar, Multan 60000, Pakistan

This is a demo: nobody answers under this number and address.`,
  },
]

/** Adds them as their owner would have, one after the other: pages are linked in the order they were made. */
export async function addDemoPages(at: TimeTravel, now: Date, userId: string): Promise<void> {
  for (const [nth, page] of demoPages.entries()) {
    const made = new Date(now.getTime() - hours(demoPages.length - nth))
    await createPage(at(made), userId, PageInput.parse({ ...page, published: true }))
  }
}
