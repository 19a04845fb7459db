/** Runs `work` once the browser is idle. Returns how to cancel it. */
export function whenIdle(run: () => void): () => void {
  // Not supported by every Safari yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
