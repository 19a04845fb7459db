import type { Plugin } from 'vite'
import { api } from '../contract/api.ts'
import type { Bundle, Endpoint } from '../contract/endpoint.ts'

/** All that the browser's client reads of a row; what most rows have, no body and JSON, it takes for granted. */
const read = ['method', 'path', 'body', 'bodyKind', 'answerKind'] as const satisfies (keyof Endpoint)[]

/**
 * A build step. The browser's client needs the methods and paths of the contract table, not its schemas: those would
 * add zod (26 kB compressed) to every first visit. Forms still import the schemas they use. The rows of the staff, and
 * those of orders without an account, go where only their pages load them.
 */
export function stripContractSchemas(): Plugin {
  return {
    name: 'strip-contract-schemas',
    applyToEnvironment: environment => environment.name === 'client',
    load: {
      filter: { id: /\/src\/(?:contract\/api|web\/api\/(?:staff|guest)-rows)\.ts$/ },
      handler: id =>
        id.endsWith('staff-rows.ts')
          ? `export const staffRows = ${JSON.stringify(tableWithoutSchemas('staff'))}`
          : id.endsWith('guest-rows.ts')
            ? `export const guestRows = ${JSON.stringify(tableWithoutSchemas('guests'))}`
            : `export const api = ${JSON.stringify(tableWithoutSchemas('storefront'))}`,
    },
  }
}

/** The rows of one file of the browser, with what the client reads of them. */
export function tableWithoutSchemas(bundle: Bundle) {
  const isMeant = ([, row]: [string, Endpoint]) => row.bundle === bundle
  const groups = Object.entries(api).map(([group, rows]) => {
    const meant = Object.entries<Endpoint>(rows).filter(isMeant)
    return [group, Object.fromEntries(meant.map(([name, row]) => [name, rowWithoutSchemas(row)]))] as const
  })
  return Object.fromEntries(groups.filter(([, rows]) => Object.keys(rows).length > 0))
}

const rowWithoutSchemas = (row: Endpoint) =>
  Object.fromEntries(
    read
      .filter(name => row[name] !== null && row[name] !== 'json')
      .map(name => [name, name === 'body' ? {} : row[name]]),
  )
