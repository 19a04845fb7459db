import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { limitConcurrency, type RunLimited } from '../../limit-concurrency.ts'
import { placeOf } from '../../overload/gate-place.ts'
import { limitWaiting, type WaitForBody } from '../../overload/limit-waiting.ts'
import { tooBusy } from '../../too-busy.ts'
import { clientAddress } from '../client-address.ts'
import { readForm, readJson, readSigned, tooSlow } from './body.ts'

type BodyDeps = Pick<Deps, 'log'> & { config: Pick<Deps['config'], 'trustProxy'> }
type ReadBody = (c: Context, row: Endpoint) => Promise<unknown>

const readers = { json: readJson, file: readForm, signed: readSigned }

/**
 * Reads the body of a call. Who is still to send it holds no place in the load gate, but one of those for bodies, of
 * which the provider's webhook and the staff have their own. Throws `busy` when the gate is full once the body is there.
 */
export function openBodyReader({ log, config }: BodyDeps): ReadBody {
  const [ofProvider, ofStaff, ofOthers] = [
    limitWaiting(tooSlow),
    limitWaiting(tooSlow),
    limitWaiting(tooSlow),
  ]
  const waitingFor = ({ bodyKind, access }: Endpoint): WaitForBody => {
    // Uploads have left the gate for turns of their own.
    if (bodyKind === 'file') return (_network, read) => read()
    if (bodyKind === 'signed') return ofProvider
    return access === 'admin' ? ofStaff : ofOthers
  }
  return async (c, row) => {
    const { incoming }: Partial<HttpBindings> = c.env ?? {}
    const read = () => readers[row.bodyKind](c)
    // Most bodies come with their headers; calls in process have no connection.
    if (!incoming || incoming.complete) return read()
    const place = placeOf(c)
    place?.leave()
    const network = clientAddress(c, config.trustProxy)
    const body = await waitingFor(row)(network, read).catch(cause => {
      if (incoming.complete || cause instanceof ShopError) throw cause
      log.warn('A request broke off before its body was there', { call: `${row.method} ${row.path}` })
      throw tooSlow()
    })
    if (row.bodyKind !== 'file' && place?.enter() === false) throw tooBusy()
    return body
  }
}

/** An upload stays unread until its turn, so that many do not fill the memory; no login has more than half of the turns. */
export function takeUploadsInTurn() {
  const inTurn = limitConcurrency(4)
  const ofLogin = new Map<string, RunLimited>()
  return <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const inOwnTurn = ofLogin.get(userId) ?? limitConcurrency(2, 40)
    ofLogin.set(userId, inOwnTurn)
    return inOwnTurn(() => inTurn(work))
  }
}
