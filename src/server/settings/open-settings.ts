import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { loadSettings, valuesOf } from './load-settings.ts'
import type { OpenSettings } from './settings.ts'

const retryMs = seconds(1)

/**
 * Keeps the settings in this process, so that they are read like a variable, and reads them anew when a notice says that
 * some process changed them. While notices may be missed it reads them every second; while the database is away the last
 * values hold.
 */
export async function openSettings(deps: Pick<Deps, 'db' | 'config' | 'notices'>): Promise<OpenSettings> {
  const { notices } = deps
  const readers: (() => void)[] = []
  let settings = valuesOf(await loadSettings(deps))
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const load = async () => {
    settings = valuesOf(await loadSettings(deps))
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
    heard: ({ kind }) => {
      if (kind === 'settings') void refreshSoon()
    },
    missed: retry,
  })
  return {
    current: () => settings,
    subscribe: changed => void readers.push(changed),
    refresh,
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
