import { cityKey, findCity } from '../../../contract/delivery/cities.ts'
import { days } from '../../../contract/durations.ts'
import { toAmount } from '../../../contract/money.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import type { Db } from '../../db/schema.ts'
import { countParcelsByCity, findMoney } from './money-queries.ts'

/** What the orders placed since a moment come to, by how far they have come; amounts of the sums' currency. */
export async function sumMoney(db: Db, since: Date): Promise<Pick<Dashboard, 'money' | 'profit'>> {
  const row = await findMoney(db, since)
  const { placed = 0, confirmed = 0, delivered = 0, refused = 0, paid = 0 } = row ?? {}
  const { costedOrders = 0, uncostedOrders = 0, earned = 0, cost = 0 } = row ?? {}
  return {
    money: {
      placed: toAmount(placed),
      confirmed: toAmount(confirmed),
      delivered: toAmount(delivered),
      refused: toAmount(refused),
      paid: toAmount(paid),
    },
    profit: {
      earned: toAmount(earned),
      cost: toAmount(cost),
      orders: costedOrders,
      leftOut: uncostedOrders,
    },
  }
}

const citiesShown = 5
/** Of fewer parcels a share says nothing. */
const minParcels = 2

/** The cities that refused the largest share of their parcels, however they are spelled. */
export async function refusedByCity(db: Db, since: Date): Promise<Dashboard['refusedByCity']> {
  const firstWholeDay = new Date(Math.ceil(since.getTime() / days(1)) * days(1))
  const rows = await countParcelsByCity(db, since, firstWholeDay)
  const cities = Array.from(Map.groupBy(rows, ({ city }) => cityKey(city)).values(), spellings => ({
    city: findCity(spellings[0]?.city ?? '') ?? spellings[0]?.city ?? '',
    parcels: spellings.reduce((sum, { parcels }) => sum + parcels, 0),
    refused: spellings.reduce((sum, { refused }) => sum + refused, 0),
  }))
  return cities
    .filter(({ parcels, refused }) => refused > 0 && parcels >= minParcels)
    .toSorted((a, b) => b.refused / b.parcels - a.refused / a.parcels || b.refused - a.refused)
    .slice(0, citiesShown)
}
