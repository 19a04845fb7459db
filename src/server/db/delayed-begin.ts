import type { PoolClient, QueryResult } from 'pg'

type Send = () => Promise<QueryResult>

/** What `begin` and the like answer when nothing was sent for them. */
const nothing = (command: string): QueryResult => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })

/**
 * Lets the `begin` of a transaction travel in one packet with its first statement, which saves a round trip. A
 * transaction without statements sends nothing. The client must be one that pipelines.
 */
export function delayBegin(client: PoolClient): (text: string, send: Send) => Promise<QueryResult> {
  let begun = false
  return async (text, send) => {
    if (text === 'begin') {
      begun = true
      return nothing('BEGIN')
    }
    if (!begun) return send()
    begun = false
    if (text === 'commit' || text === 'rollback') return nothing(text.toUpperCase())
    // Both are sent before either is answered. What follows a `begin` that failed would be no transaction.
    const [, result] = await Promise.all(inOnePacket(client, () => [client.query('begin'), send()] as const))
    return result
  }
}

function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const { stream } = client.connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}
