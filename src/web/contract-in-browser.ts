import type { Plugin } from 'vite'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'

/**
 * A build step. The browser's client needs the methods and paths of the contract table, not its schemas, and
 * those would bring all of zod (26 kB compressed) to every first visit. Forms still import the schemas they use.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'contract-in-browser',
    applyToEnvironment: environment => environment.name === 'client',
    load: {
      filter: { id: /\/src\/contract\/api\.ts$/ },
      handler: () => `export const api = ${JSON.stringify(bareTable())}`,
    },
  }
}

function bareTable() {
  return mapValues(api, rows => mapValues<Endpoint, unknown>(rows, bareRow))
}

function bareRow({ method, path, body, bodyKind }: Endpoint) {
  return { method, path, body: body && {}, bodyKind }
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
