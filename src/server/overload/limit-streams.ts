import { ShopError } from '../../contract/errors.ts'
import { tooBusy } from '../too-busy.ts'

/** A stream holds a connection. One person has a few tabs open; the bounds are of this process, as its connections are. */
const bounds = { ofPerson: 8, inAll: 400 }

/**
 * Counts open streams; what is returned opens one for a person until the signal aborts.
 * @throws too_many past eight of one person
 * @throws busy past 400 in all
 */
export function limitStreams({ ofPerson, inAll } = bounds): (userId: string, signal: AbortSignal) => void {
  const openOf = new Map<string, number>()
  let open = 0
  return (userId, signal) => {
    if (signal.aborted) return
    const own = openOf.get(userId) ?? 0
    if (own >= ofPerson)
      throw new ShopError('too_many', 'The shop is open in too many tabs. Please close some.', undefined, 60)
    if (open >= inAll) throw tooBusy()
    openOf.set(userId, own + 1)
    open += 1
    signal.addEventListener('abort', () => {
      const left = (openOf.get(userId) ?? 1) - 1
      if (left === 0) openOf.delete(userId)
      else openOf.set(userId, left)
      open -= 1
    })
  }
}
