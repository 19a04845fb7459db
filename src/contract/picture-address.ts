/** Names that lead to no other machine, or to one of this network. */
const privateName = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|arpa)$/

/** A step in a path that leads out of its folder, plain or encoded. */
const stepUp = /(^|\/)(\.|%2e){1,2}(\/|%2f|$)|%2f|%5c/i

/**
 * Whether a picture may be named by this address: a path that stays where it points, or an https address under a name of the
 * public internet. What that name leads to is looked up before anything is fetched.
 */
export function isPictureAddress(address: string): boolean {
  if (address.startsWith('/')) return !stepUp.test(address.split(/[?#]/)[0] ?? '')
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  // Digits, also those of other notations, which are read as such.
  const isNumber = /^\[|^[\d.]+$/.test(hostname)
  const isPublicName = hostname.includes('.') && !isNumber && !privateName.test(hostname.replace(/\.$/, ''))
  return protocol === 'https:' && username + password + port === '' && isPublicName
}
