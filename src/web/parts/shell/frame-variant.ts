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

/** Pages with a link of their own to ask the shop about what they show. */
const asking = [patterns.product, patterns.order, patterns.placed, patterns.linkedOrder]

export const asksInPage = (pathname: string): boolean => isOneOf(asking, pathname)

const isOneOf = (pages: readonly string[], pathname: string) =>
  pages.some(pattern => matchPath(pattern, pathname) !== null)

export function frameVariant(pathname: string): FrameVariant {
  if (isOneOf(signingIn, pathname)) return 'bare'
  if (isOneOf(staff, pathname)) return 'staff'
  return matchPath(patterns.checkout, pathname) ? 'compact' : 'full'
}
