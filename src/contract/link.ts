// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2066-\u2069\\"<>`{}|^]/

/** Whether this leads to a page of the shop ("/category/kurtas"), and not by "//" to somewhere else. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link) && !unsafe.test(link)

/** Whether this is an address of the web that is read over an encrypted connection, without a name and password in it. */
export function isWebAddress(link: string): boolean {
  if (!/^https:\/\//i.test(link) || unsafe.test(link) || !URL.canParse(link)) return false
  const { hostname, username, password } = new URL(link)
  return hostname.includes('.') && username === '' && password === ''
}

/** Whether the owner may have a page lead there. */
export const isLink = (link: string): boolean => isOwnPath(link) || isWebAddress(link)

/** What to say of something that is no link. */
export const linkMessage = 'Enter an address of your shop such as /search, or one that begins with https://.'
