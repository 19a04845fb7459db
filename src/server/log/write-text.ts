import type { LogFields } from './log.ts'
import { type LogLevel, logLevels, type WriteEntry } from './log-entry.ts'
import type { LoggedError } from './log-error.ts'

type Options = { level: LogLevel; clock?: () => Date; print?: (level: LogLevel, line: string) => void }

/** Entries as lines for people. What the shop says of itself goes without time; refusals and errors with it. */
export function writeText({
  level: least,
  clock = () => new Date(),
  print = (level, line) => (level === 'error' ? console.error(line) : console.info(line)),
}: Options): WriteEntry {
  return (level, message, fields, error) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return
    const values = fieldsText(fields)
    const isPlain = level === 'info' && values === ''
    const head = isPlain ? '' : `${clock().toISOString()} ${level === 'info' ? '' : `${level} `}`
    print(level, [`${head}${oneLine(message)}${values}`, ...errorLines(error)].join('\n'))
  }
}

const fieldsText = (fields: LogFields) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${valueText(value)}`)
    .join('')

const valueText = (value: LogFields[string]) =>
  typeof value === 'string' && !/^[\w.:@*+/-]+$/.test(value) ? escaped(JSON.stringify(value)) : String(value)

const errorLines = (error: LoggedError | undefined): string[] =>
  error
    ? [
        ...(error.stack ?? `${error.type}: ${error.message}`).split('\n').map(line => `  ${escaped(line)}`),
        ...errorLines(error.cause).map(line => `  Cause:${line}`),
      ]
    : []

const oneLine = (text: string) => escaped(text)

/** Escapes everything that could begin a new line or speak to the terminal. */
const escaped = (text: string) =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
