/** An address whose answer is the same for everybody, so that it may be kept. */
export type CachedRoute = {
  /** With ":name" for a part that varies. */
  path: string
  /** The parameters that count; others change nothing. */
  query: readonly string[]
  /** Parameters that make the answer one person's. */
  personal?: readonly string[]
  /** Never kept under a host that may be made up. */
  needsOwnHost?: boolean
}

/** A request that may be answered with kept bytes. `isLongTail`: one of the countless addresses with filters or words. */
export type CachedAddress = { path: string; route: CachedRoute; isLongTail: boolean }

const maxAddressLength = 1_000

/** Finds the route of an address and its one spelling: parameters in order, those that count for nothing left out. */
export function createAddressReader(
  routes: readonly CachedRoute[],
): (address: string) => CachedAddress | null {
  const patterns = routes.map(route => ({ route, pattern: toPattern(route.path) }))
  return address => {
    if (address.length > maxAddressLength) return null
    const mark = address.indexOf('?')
    const path = mark === -1 ? address : address.slice(0, mark)
    const found = patterns.find(({ pattern }) => pattern.test(path))
    if (!found || !isPlain(path)) return null
    const { route } = found
    if (mark === -1) return { path, route, isLongTail: false }
    const asked = new URLSearchParams(address.slice(mark + 1))
    if (route.personal?.some(name => asked.has(name))) return null
    // What the application refuses is refused by it.
    if (route.query.some(name => asked.get(name) === '')) return null
    const query = orderedQuery(asked, route.query)
    return { path: query ? `${path}?${query}` : path, route, isLongTail: query !== '' }
  }
}

/** Whether the path is spelt as links spell it: one page must not be kept under many names. */
const isPlain = (path: string): boolean => /^[\w\-./~]*$/.test(path) && !/\/\.{1,2}(\/|$)|\/\//.test(path)

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

function orderedQuery(asked: URLSearchParams, names: readonly string[]): string {
  const counted = new URLSearchParams()
  for (const name of names) for (const value of asked.getAll(name)) counted.append(name, value)
  return String(counted)
}
