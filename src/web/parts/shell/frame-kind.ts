import { matchPath } from 'react-router'
import { patterns } from '../../paths.ts'

/** `full` around shop pages, `compact` where somebody is paying, `bare` where they sign in. */
export type FrameKind = 'full' | 'compact' | 'bare'

const signingIn = [patterns.login, patterns.signup, patterns.forgotPassword, patterns.resetPassword]

export function frameKindOf(pathname: string): FrameKind {
  if (signingIn.some(pattern => matchPath(pattern, pathname))) return 'bare'
  return matchPath(patterns.checkout, pathname) ? 'compact' : 'full'
}
