import type { Logs } from './open-log.ts'

/** For work that reports by itself. */
export const silentLogs: Logs = {
  log: { info: () => {}, warn: () => {}, error: () => {} },
  securityLog: () => {},
}
