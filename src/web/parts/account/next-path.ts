import { paths } from '../../paths.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks, so "/\t/evil" is "//evil"
const unsafePath = /[\\\u0000-\u001f\u007f]/

/**
 * Where to go after signing in: the path that `?next=` asks for, or home. Only paths of this very site are
 * taken, since anybody can write a link to the sign-in page.
 */
export function nextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || unsafePath.test(wanted)) return paths.home()
  const site = 'https://shop.invalid'
  if (wanted.startsWith('//') || !URL.canParse(wanted, site)) return paths.home()
  const { origin, pathname } = new URL(wanted, site)
  const leadsAway = origin !== site || pathname.startsWith('//')
  return leadsAway || pathname === paths.login() || pathname === paths.signup() ? paths.home() : wanted
}
