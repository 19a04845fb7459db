/** Runs once the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  // Not yet in every Safari.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
