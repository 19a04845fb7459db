import { seconds } from '../../contract/durations.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Tx } from '../db/schema.ts'
import { type Notice, parseNotice } from './notice.ts'
import { send } from './queries.ts'

export type NoticeReader = {
  onNotice: (notice: Notice) => void
  /** Notices may have been missed. */
  onGap: () => void
}

export type Notices = {
  /** Hands every notice to the reader from now on. */
  subscribe: (reader: NoticeReader) => void
  /** False while the connection is lost. */
  isListening: () => boolean
  /** Resolves once this process has heard of every change committed before the call. */
  waitForNotices: () => Promise<void>
  stop: () => Promise<void>
}

/** The channel of the triggers in migrations 0009 to 0014. */
const channel = 'shop_changes'

/** Tells every process to read the settings anew once the transaction has committed, for what decides them without being one. */
export const announceSettings = (tx: Tx) => send(tx, channel, 'settings')

const echoPrefix = 'echo '
/** A lost connection ends the wait sooner. This is for a database that is too busy to answer. */
const maxWaitMs = seconds(5)

/**
 * Hears of every change that the public sees, whichever process made it. The database sends a notice within the
 * transaction that makes the change, so none is sent for a change that failed, and none is forgotten.
 */
export async function openNotices(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  newId: () => string,
): Promise<Notices> {
  const readers: NoticeReader[] = []
  const echoes = new Map<string, () => void>()
  let isListening = false
  const heard = (text: string) => {
    if (text.startsWith(echoPrefix)) return echoes.get(text)?.()
    const notice = parseNotice(text)
    if (notice) for (const reader of readers) reader.onNotice(notice)
  }
  const stop = await listen(channel, {
    heard,
    connected: () => {
      isListening = true
    },
    lost: () => {
      isListening = false
      for (const reader of readers) reader.onGap()
      for (const resolve of echoes.values()) resolve()
    },
  })
  // Notices arrive in the order of their commits, so all earlier ones are here once this one is. The change is made
  // already, so nothing that goes wrong here may make its call fail.
  const waitForNotices = async () => {
    if (!isListening) return
    const echo = echoPrefix + newId()
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, maxWaitMs)
    echoes.set(echo, resolve)
    send(db, channel, echo).catch(() => resolve())
    await promise
    clearTimeout(timer)
    echoes.delete(echo)
  }
  return {
    subscribe: reader => void readers.push(reader),
    isListening: () => isListening,
    waitForNotices,
    stop,
  }
}
