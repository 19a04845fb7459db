/** Reading what has arrived, and refusing what is too much, must not wait longer for statements. */
const longestMs = 5
const mostTurnsMs = 20
/** A turn without anything to do takes less. */
const idleTurnMs = 0.1

/**
 * Statements of an embedded database follow each other without a turn of the event loop between them, and a turn
 * accepts a single connection. Await before each statement: when the last turn was too long ago, it gives the loop
 * turns until nothing more waits, but no longer than statements had.
 */
export function yieldTurns(now = performance.now.bind(performance)): () => Promise<void> | undefined {
  let began: number | undefined
  const yieldNow = async () => {
    const end = now() + mostTurnsMs
    let before: number
    do {
      before = now()
      await new Promise<void>(resolve => setImmediate(resolve))
    } while (now() - before > idleTurnMs && now() < end)
  }
  return () => {
    if (began === undefined) {
      began = now()
      setImmediate(() => {
        began = undefined
      })
      return
    }
    if (now() - began > longestMs) return yieldNow()
  }
}
