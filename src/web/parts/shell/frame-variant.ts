import { matchPath } from 'react-router'
import { patterns } from '../../paths.ts'

/** `full` for shop pages, `compact` for the checkout, `bare` for signing in; staff pages have their own frame. */
export type FrameVariant = 'full' | 'compact' | 'bare' | 'staff'

const signingIn = [
  patterns.login,
  patterns.signup,
  patterns.forgotPassword,
  patterns.resetPassword,
  patterns.confirmEmail,
]

const staff = [
  patterns.addProduct,
  patterns.editProduct,
  patterns.productList,
  patterns.deals,
  `${patterns.dashboard}/*`,
]

export function frameVariant(pathname: string): FrameVariant {
  const isOneOf = (pages: readonly string[]) => pages.some(pattern => matchPath(pattern, pathname))
  if (isOneOf(signingIn)) return 'bare'
  if (isOneOf(staff)) return 'staff'
  return matchPath(patterns.checkout, pathname) ? 'compact' : 'full'
}
