import { minutes } from '../../contract/durations.ts'

type Counted = { written: number; left: number; bySource: Map<string, number> }

type Limits = {
  /** Lines a minute of one event. */
  perEvent: number
  /** Lines a minute of one event that one source, such as a network, causes. */
  perSource: number
  /** Told once a minute how many lines of an event were left out. */
  report: (event: string, left: number) => void
}

/** Decides which lines are written, so that nobody can fill the disk by being refused a million times. */
export function createFloodLimit({ perEvent, perSource, report }: Limits) {
  const events = new Map<string, Counted>()
  let isRunning = false
  const endMinute = () => {
    isRunning = false
    const counted = [...events]
    events.clear()
    for (const [event, { left }] of counted) if (left > 0) report(event, left)
  }
  const begin = (event: string): Counted => {
    if (!isRunning) setTimeout(endMinute, minutes(1)).unref()
    isRunning = true
    const counted = { written: 0, left: 0, bySource: new Map() }
    events.set(event, counted)
    return counted
  }
  /** Whether one more line about this event is written. */
  return (event: string, source: string): boolean => {
    const counted = events.get(event) ?? begin(event)
    const fromSource = counted.bySource.get(source) ?? 0
    if (counted.written >= perEvent || fromSource >= perSource) {
      counted.left++
      return false
    }
    counted.written++
    counted.bySource.set(source, fromSource + 1)
    return true
  }
}
