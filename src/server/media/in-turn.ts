const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/**
 * Does the work when fewer than two pieces of it are being done in this process, first come first served.
 * Decoding and encoding take whole cores and much memory; queued, they cannot starve the shop.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line, so nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
