import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'
import type { CallOptions } from './client.ts'
import { asApiError } from './error.ts'

/**
 * Sends a save that must not count twice: every try uses the same idempotency key until the shop has answered, so a
 * retry after a lost answer returns the first result. When the content has changed, the shop refuses
 * (`idempotency_key_reused`). `subject` separates saves of different things.
 */
export function useIdempotentSave() {
  const keys = useRef(new Map<string, string>())
  return async <T>(send: (options: CallOptions) => Promise<T>, subject = ''): Promise<T> => {
    const idempotencyKey = keys.current.get(subject) ?? uuidv7()
    keys.current.set(subject, idempotencyKey)
    try {
      const answer = await send({ idempotencyKey })
      keys.current.delete(subject)
      return answer
    } catch (error) {
      if (asApiError(error).code === 'idempotency_key_reused') keys.current.delete(subject)
      throw error
    }
  }
}
