import { personalPrefix } from '../../api/session.ts'

/** What this tab knows of the order that it placed without an account. */
export type KeptOrder = {
  /** The secret of the link that opens it. */
  link: string
  /** What was typed; '' for nothing. */
  email: string
}

const storageKey = `${personalPrefix}guest-order`

/** Kept until the tab closes or somebody signs out here, so that a reload shows the order again. */
export const keepOrder = (order: KeptOrder): void => sessionStorage.setItem(storageKey, JSON.stringify(order))

/** Only `keepOrder` writes under this key. */
export const readKeptOrder = (): KeptOrder | null =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptOrder | null
