import { setTimeout as wait } from 'node:timers/promises'

/** A machine that runs several browsers may be late for seconds, but not for a minute. */
const mostTries = 12

/**
 * Asks again when the shop says that it is busy, after as long as it says: nothing was done then. The page of a person would
 * show a button for that; a test that only prepares something must not fail because three browsers share two cores.
 */
export async function askAgain(
  request: Request,
  ask: (request: Request) => Promise<Response> = fetch,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(request.clone())
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds || tries === mostTries) return answer
    await answer.body?.cancel()
    await wait(seconds * 1000, undefined, { signal: request.signal })
  }
}
