import { useRouteLoaderData } from 'react-router'
import type { OrderSize } from '../../../contract/orders/order-size.ts'
import type { loader } from '../../root.tsx'

/** How much one order takes; undefined where the shop's settings could not be loaded. */
export const useOrderSize = (): OrderSize | undefined =>
  useRouteLoaderData<typeof loader>('root')?.shop.orderSize
