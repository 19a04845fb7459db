import { useEffect } from 'react'
import { minutes } from '../../../contract/durations.ts'
import { browserApi } from '../../api/browser.ts'

const tellEveryMs = minutes(1)
const idleMs = minutes(30)
const signsOfPerson = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Tells the shop once a minute that a person is at work here, so that reading or filling in a long form does not end
 * the session. After half an hour without one it asks whether the session has ended, so that the screen is not left
 * open; another tab may have kept it alive.
 */
export function useStaySignedIn(isStaff: boolean): void {
  useEffect(() => {
    if (!isStaff) return
    let seenAt = Date.now()
    let toldAt = Date.now()
    const seen = () => {
      seenAt = Date.now()
      if (seenAt - toldAt < tellEveryMs) return
      toldAt = seenAt
      browserApi.accounts.stay().catch(() => {})
    }
    const check = () => {
      if (Date.now() - seenAt >= idleMs) browserApi.accounts.verifyToken().catch(() => {})
    }
    for (const sign of signsOfPerson) window.addEventListener(sign, seen, { passive: true })
    const timer = setInterval(check, tellEveryMs)
    return () => {
      for (const sign of signsOfPerson) window.removeEventListener(sign, seen)
      clearInterval(timer)
    }
  }, [isStaff])
}
