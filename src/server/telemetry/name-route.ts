/** The route of a path without query: one of a fixed set, however many addresses strangers make up. */
export type NameRoute = (path: string) => string

const folders = ['/assets/', '/media/', '/sandbox/']

/**
 * Names paths by patterns such as "/api/order/{id}" and "/product/:pId". Fixed ones come before those with parts that
 * vary, as in the router; folders of files are one route each, and everything else is "other".
 */
export function createRouteNamer(patterns: readonly string[]): NameRoute {
  const names = patterns.map(pattern => pattern.replace(/\{(\w+)\}/g, ':$1'))
  const fixed = new Set(names.filter(name => !name.includes(':')))
  const varying = names
    .filter(name => name.includes(':'))
    .map(name => ({ name, pattern: new RegExp(`^${escapeText(name).replace(/:\w+/g, '[^/]+')}$`) }))
  return path => {
    // React Router asks for the data of a page under its path with this ending.
    const plain = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
    const known = plain === '/_' ? '/' : plain
    if (fixed.has(known)) return known
    const found = varying.find(({ pattern }) => pattern.test(known))
    if (found) return found.name
    const folder = folders.find(prefix => path.startsWith(prefix))
    return folder ? `${folder}*` : 'other'
  }
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The path of an address, whose query may hold what is nobody's business. */
export const pathOf = (address: string | undefined): string => (address ?? '').split('?', 1)[0] ?? ''
