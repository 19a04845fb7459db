import { browserApi } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'

/** A new link by which a guest follows the order without signing in. */
export async function makeGuestLink(orderId: string): Promise<string> {
  const { token } = await browserApi.orders.makeLink({ params: { id: orderId } })
  return new URL(paths.linkedOrder(token), location.origin).href
}
