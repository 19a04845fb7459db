import type { Deps } from '../../deps.ts'
import { countOrdersByStep } from '../order/staff-queries.ts'

export type OrderWork = Record<'toConfirm' | 'wrongNumber' | 'toPack' | 'toShip' | 'onTheWay', number>

const noWork: OrderWork = { toConfirm: 0, wrongNumber: 0, toPack: 0, toShip: 0, onTheWay: 0 }

/** How many orders wait at each step, from the call to the delivery. */
export const countOrderWork = async ({ db }: Pick<Deps, 'db'>): Promise<OrderWork> =>
  (await countOrdersByStep(db)) ?? noWork
