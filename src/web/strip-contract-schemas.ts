import type { Plugin } from 'vite'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'

/** All that the browser's client reads of a row. */
const read = ['method', 'path', 'body', 'bodyKind', 'answerKind'] as const satisfies (keyof Endpoint)[]

/**
 * A build step. The browser's client needs the methods and paths of the contract table, not its schemas: those would
 * add zod (26 kB compressed) to every first visit. Forms still import the schemas they use.
 */
export function stripContractSchemas(): Plugin {
  return {
    name: 'strip-contract-schemas',
    applyToEnvironment: environment => environment.name === 'client',
    load: {
      filter: { id: /\/src\/contract\/api\.ts$/ },
      handler: () => `export const api = ${JSON.stringify(tableWithoutSchemas())}`,
    },
  }
}

export function tableWithoutSchemas() {
  return mapValues(api, rows => mapValues<Endpoint, unknown>(rows, rowWithoutSchemas))
}

const rowWithoutSchemas = (row: Endpoint) =>
  Object.fromEntries(read.map(name => [name, name === 'body' ? row.body && {} : row[name]]))

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
