import { matchPath } from 'react-router'
import { patterns } from '../../paths.ts'

/** `full` around shop pages, `compact` where somebody is paying, `bare` where they sign in. */
export type FrameKind = 'full' | 'compact' | 'bare'

export function frameKindOf(pathname: string): FrameKind {
  if (matchPath(patterns.login, pathname) || matchPath(patterns.signup, pathname)) return 'bare'
  return matchPath(patterns.checkout, pathname) ? 'compact' : 'full'
}
