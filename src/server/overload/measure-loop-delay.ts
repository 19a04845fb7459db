import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 10

/** How long the event loop has kept a timer waiting on average since the last call, in ms. */
export function measureLoopDelay(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  return () => {
    // Without a single turn there is no mean.
    const meanMs = delays.count === 0 ? 0 : delays.mean / 1e6
    delays.reset()
    return Math.max(0, meanMs - resolutionMs)
  }
}
