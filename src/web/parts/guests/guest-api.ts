import { browserApiOver } from '../../api/browser.ts'
import { guestRows } from '../../api/guest-rows.ts'

/** The calls of orders without an account, and those that change an order, in the browser. */
export const guestApi = browserApiOver(request => fetch(request), guestRows)
