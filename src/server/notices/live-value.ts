import { seconds } from '../../contract/durations.ts'
import type { Notice } from './notice.ts'
import type { Notices } from './open-notices.ts'

/** What is kept in the process and read like a variable. */
export type LiveValue<Value> = {
  /** The value as this process knows it: at most a second old. */
  current: () => Value
  /** Calls `changed` after each change, once `current` gives the new value. */
  subscribe: (changed: () => void) => void
  /** Reads it anew; resolves once `current` is as new as this call. */
  refresh: () => Promise<void>
  stop: () => void
}

const retryMs = seconds(1)

/**
 * Keeps a value of the database in this process, and reads it anew when a notice says that some process changed it. While
 * notices may be missed it is read every second; while the database is away the last value holds.
 */
export async function liveValue<Value>(
  notices: Notices,
  kind: Notice['kind'],
  read: () => Promise<Value>,
): Promise<LiveValue<Value>> {
  const readers: (() => void)[] = []
  let value = await read()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const load = async () => {
    value = await read()
    for (const changed of readers) changed()
  }
  // One after the other, so that an older reading never replaces a newer one.
  let last = Promise.resolve()
  const refresh = () => {
    last = last.catch(() => {}).then(load)
    return last
  }
  const refreshSoon = async () => {
    const isRead = await refresh().then(
      () => true,
      () => false,
    )
    if (!isRead || !notices.isListening()) retry()
  }
  const retry = () => {
    if (timer || isStopped) return
    timer = setTimeout(() => {
      timer = null
      void refreshSoon()
    }, retryMs)
    timer.unref()
  }
  notices.subscribe({
    onNotice: notice => {
      if (notice.kind === kind) void refreshSoon()
    },
    onGap: retry,
  })
  return {
    current: () => value,
    subscribe: changed => void readers.push(changed),
    refresh,
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
