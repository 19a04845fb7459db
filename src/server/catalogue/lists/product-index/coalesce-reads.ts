/** Reads once at a time. Whoever asks meanwhile shares the next read: the one under way may be older than what they know of. */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const start = () => {
    next = null
    const started = read()
    underWay = started.catch(() => {})
    return started
  }
  return () => {
    next ??= underWay.then(start)
    return next
  }
}
