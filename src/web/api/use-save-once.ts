import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'
import type { CallOptions } from './client.ts'
import { asApiError } from './error.ts'

/**
 * Sends what must not count twice. Until the shop has taken it, every try goes under the same key: when the answer was
 * lost and the save was not, the next try is answered what the first came to. Is something else sent by then, the shop
 * says so (`idempotency_key_reused`) and does nothing. `about` keeps apart what has nothing to do with each other.
 */
export function useSaveOnce() {
  const keys = useRef(new Map<string, string>())
  return async <T>(send: (options: CallOptions) => Promise<T>, about = ''): Promise<T> => {
    const idempotencyKey = keys.current.get(about) ?? uuidv7()
    keys.current.set(about, idempotencyKey)
    try {
      const answer = await send({ idempotencyKey })
      keys.current.delete(about)
      return answer
    } catch (error) {
      if (asApiError(error).code === 'idempotency_key_reused') keys.current.delete(about)
      throw error
    }
  }
}
