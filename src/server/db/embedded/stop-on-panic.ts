import type { PGlite } from '@electric-sql/pglite'

type Protocol = Pick<PGlite, 'execProtocol' | 'execProtocolStream'>

/**
 * Resolves with the cause once the embedded PostgreSQL has panicked, as it does when the disk has no room for its log.
 * On the next statement it would wait for itself for ever, and this process with it, so from then on every statement fails
 * at once. Whatever was answered is in the log, which the next start reads again.
 */
export function stopOnPanic(pglite: Protocol): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>()
  let panic: Error | null = null
  const watch =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (panic) throw panic
      try {
        return await ask(...given)
      } catch (cause) {
        if (isPanic(cause)) {
          panic = cause
          resolve(cause)
        }
        throw cause
      }
    }
  pglite.execProtocol = watch(pglite.execProtocol.bind(pglite))
  pglite.execProtocolStream = watch(pglite.execProtocolStream.bind(pglite))
  return promise
}

const isPanic = (cause: unknown): cause is Error =>
  cause instanceof WebAssembly.RuntimeError ||
  (cause instanceof Error &&
    'severity' in cause &&
    (cause.severity === 'PANIC' || cause.severity === 'FATAL'))
