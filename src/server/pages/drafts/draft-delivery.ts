import type { Settings } from '../../../contract/settings/settings.ts'
import { amountOf, blocks, type DraftShop, gap, plain } from './draft-shop.ts'

type Terms = Settings['delivery']['elsewhere']

const mostCities = 10
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The settings of delivery in words: charges, days and cash by zone, and nothing that they do not say. */
export function draftDelivery(shop: DraftShop): string {
  const { zones, elsewhere, restDays } = shop.delivery
  const rests = restDays.map(day => `${weekdays[day]}s`).join(' and ')
  const isTimed = [elsewhere, ...zones].some(({ days }) => days)
  return blocks(
    `We deliver to ${gap('where you deliver, such as all of Pakistan')}.`,
    '## What it costs',
    zones.length === 0 ? sentence(shop, elsewhere) : table(shop),
    ...zones.map(({ name, cities }) => `**${plain(name)}**: ${citiesOf(cities)}.`),
    '## How long it takes',
    isTimed ? daysText(shop, rests) : gap('How long delivery takes, if you promise it'),
    '## Paying',
    payText(shop),
    '## Following your parcel',
    'Every order has a number. Type it with your phone number on the page [Track your order](/track).',
  )
}

const citiesOf = (cities: readonly string[]) =>
  cities.slice(0, mostCities).map(plain).join(', ') + (cities.length > mostCities ? ' and others' : '')

const sentence = (shop: DraftShop, { charge, freeFrom }: Terms) => {
  if (charge === 0) return 'Delivery is free.'
  const free = freeFrom === null ? '' : ` Orders of ${amountOf(shop, freeFrom)} or more are delivered free.`
  return `Delivery costs ${amountOf(shop, charge)}.${free}`
}

const rowsOf = ({ delivery: { zones, elsewhere } }: DraftShop): [string, Terms][] => [
  ...zones.map((zone): [string, Terms] => [plain(zone.name), zone]),
  ['Every other city', elsewhere],
]

const table = (shop: DraftShop) =>
  [
    '| Where | Charge | Free from |',
    '|---|---|---|',
    ...rowsOf(shop).map(([name, { charge, freeFrom }]) => {
      const free = charge === 0 ? 'Always' : freeFrom === null ? '' : amountOf(shop, freeFrom)
      return `| ${name} | ${charge === 0 ? 'Free' : amountOf(shop, charge)} | ${free} |`
    }),
  ].join('\n')

function daysText(shop: DraftShop, rests: string): string {
  const lines = rowsOf(shop).map(([name, { days }]) => {
    const where = shop.delivery.zones.length === 0 ? 'Parcels arrive' : `${name}:`
    return days ? `- ${where} ${spanOf(days)} after the order.` : `- ${where} no days are promised.`
  })
  return blocks(lines.join('\n'), rests && `The courier does not come on ${rests}.`)
}

function spanOf({ from, until }: { from: number; until: number }): string {
  if (until === 0) return 'on the day itself,'
  const unit = until === 1 ? 'working day' : 'working days'
  return from === until ? `${until} ${unit}` : `${from} to ${until} ${unit}`
}

function payText(shop: DraftShop): string {
  const rows = rowsOf(shop)
  const cash = rows.filter(([, { takesCash }]) => takesCash)
  const where = cash.length === rows.length ? '' : ` (${cash.map(([name]) => name).join(', ')})`
  const other = shop.money.cash
  const rate = other
    ? ` The courier collects ${other.currency}; the cart and your order name the amount.`
    : ''
  const lines = [
    cash.length > 0 ? `- Pay the courier in cash when the parcel arrives${where}.${rate}` : '',
    shop.takesCards ? '- Pay by card when you order.' : '',
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : gap('How people pay')
}
