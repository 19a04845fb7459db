import type { DestinationStream } from 'pino'
import type { LogLevel, WriteEntry } from './log-entry.ts'

/** A reader that stops reading must not fill the memory; what is beyond is dropped. */
const maxBufferedBytes = 4 * 1024 ** 2

/** Entries as lines of JSON on the standard output, for programs that collect logs. */
export async function writeJson(level: LogLevel, stream?: DestinationStream): Promise<WriteEntry> {
  // Only a shop whose output is collected loads the library.
  const { pino } = await import('pino')
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      // It is in its final form already.
      serializers: { err: error => error },
    },
    stream ?? pino.destination({ dest: 1, sync: false, maxLength: maxBufferedBytes }),
  )
  return (entryLevel, message, fields, error) =>
    logger[entryLevel](error ? { ...fields, err: error } : fields, message)
}
