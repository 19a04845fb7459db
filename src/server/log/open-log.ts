import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createLog } from './create-log.ts'
import type { WriteEntry } from './log-entry.ts'
import { createSecurityLog } from './security-log.ts'
import { writeJson } from './write-json.ts'
import { writeText } from './write-text.ts'

export type Logs = Pick<Deps, 'log' | 'securityLog'>

/** The logs of a running shop: lines for people in a terminal and in development, JSON elsewhere, or as it is set. */
export async function openLogs({ mode, log }: Pick<Config, 'mode' | 'log'>): Promise<Logs> {
  const format = log.format ?? (mode === 'production' && !process.stdout.isTTY ? 'json' : 'text')
  return createLogs(format === 'json' ? await writeJson(log.level) : writeText({ level: log.level }))
}

/** Both logs over one writer. */
export const createLogs = (write: WriteEntry): Logs => ({
  log: createLog(write),
  securityLog: createSecurityLog(write),
})
