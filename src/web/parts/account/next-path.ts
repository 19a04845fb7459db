import { paths } from '../../paths.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks, so "/\t/evil" is "//evil"
const unsafePath = /[\\\u0000-\u001f\u007f]/

/**
 * Where to go after signing in: the path in `?next=`, or home. Only paths of this site are accepted, since anybody can
 * write a link to the sign-in page.
 */
export function nextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || unsafePath.test(wanted)) return paths.home()
  const site = 'https://shop.invalid'
  if (wanted.startsWith('//') || !URL.canParse(wanted, site)) return paths.home()
  const { origin, pathname } = new URL(wanted, site)
  const leadsAway = origin !== site || pathname.startsWith('//')
  return leadsAway || pathname === paths.login() || pathname === paths.signup() ? paths.home() : wanted
}
