import type { Db } from '../../db/schema.ts'
import { selectOrders } from '../order/queries.ts'

export const findNewestOfPhone = (db: Db, phoneKey: string) =>
  selectOrders(db)
    .where('phoneKey', '=', phoneKey)
    .where('phoneKey', '<>', '')
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()
