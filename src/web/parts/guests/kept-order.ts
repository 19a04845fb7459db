import type { Order } from '../../../contract/orders/orders.ts'
import { personalPrefix, readSession } from '../../api/session.ts'

type Address = Order['shippingAddress']

/** What this tab knows of the order that it placed without an account. */
export type KeptOrder = {
  /** The secret of the link that opens it. */
  link: string
  /** What was typed; '' for nothing. */
  email: string
}

const storageKey = `${personalPrefix}guest-order`

/** Kept for who is here now, until the tab closes or somebody else signs in, so that a reload shows the order again. */
export const keepOrder = ({ link, email }: KeptOrder): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ userId: userIdNow(), link, email }))

export function readKeptOrder(): KeptOrder | null {
  // Only `keepOrder` writes under this key.
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as
    | (KeptOrder & { userId: string })
    | null
  return kept?.userId === userIdNow() ? { link: kept.link, email: kept.email } : null
}

/** Where the order of a link goes, which the link tells nobody: never stored, so the next person at this browser finds nothing. */
let written: { link: string; address: Address } | null = null

/** Shows where the order goes until the page is loaded anew. */
export const rememberAddress = (link: string, address: Address): void => {
  written = { link, address }
}

type City = Pick<Address, 'city' | 'country'>

/** Where the order of a link goes: as it was just written here, or its city alone, also once it goes to another one. */
export function destinationOf({ city, country }: City, link: string): Address | City {
  const isOurs = readKeptOrder()?.link === link && written?.link === link
  return isOurs && written?.address.city === city ? written.address : { city, country }
}

/** '' for a guest. */
const userIdNow = () => readSession()?.userId ?? ''
