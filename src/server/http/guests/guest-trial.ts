import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { guestTrialCookie } from '../../../contract/guest-trial.ts'
import type { Deps } from '../../deps.ts'

/** Whether this call may come from a guest: as the owner has set, or in a demo as its visitor tries it. */
export const guestsMayOrder = (c: Context, { settings }: Pick<Deps, 'settings'>): boolean => {
  const { checkout, isDemo } = settings.current()
  return checkout.guestsMayOrder || (isDemo && getCookie(c, guestTrialCookie) === '1')
}
