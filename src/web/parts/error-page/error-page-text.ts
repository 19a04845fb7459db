import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../../api/error.ts'

/** What the page offers: the home page, signing in, a retry, or a reload. */
export type ErrorPageAction = 'elsewhere' | 'sign-in' | 'retry' | 'reload'
export type ErrorPageText = { title: string; text: string; way: ErrorPageAction }

/** Title, text and action of the page shown in place of one that failed. */
export function errorPageText(error: unknown): ErrorPageText {
  const status = statusOf(error)
  if (status === 404) return notFound
  if (status === 401 || status === 403) return forbidden
  if (status === 0) return isOffline() ? offline : unreachable
  // So a proxy answers for a shop that it cannot reach.
  if (status === 502 || status === 504) return unreachable
  if (status === 429 || status === 503) return busy
  return crash
}

/** 0 when the shop was not reached. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  return isOffline() || isFailedFetch(error) ? 0 : 500
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** What `fetch` throws when the network fails, in Chromium, Safari and Firefox. */
const isFailedFetch = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message)

export const notFound: ErrorPageText = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the product may no longer be on sale.',
  way: 'elsewhere',
}

const forbidden: ErrorPageText = {
  title: 'You do not have access to this page',
  text: 'Sign in with an account that has access.',
  way: 'sign-in',
}

const offline: ErrorPageText = {
  title: 'You’re offline',
  text: 'This page will load as soon as you are back online. Pages you have already seen may still open.',
  way: 'retry',
}

const unreachable: ErrorPageText = {
  title: 'The shop is not responding',
  text: 'The page could not be loaded. Your connection may be weak. Please try again.',
  way: 'retry',
}

const busy: ErrorPageText = {
  title: 'The shop is busy',
  text: 'Lots of people are shopping right now. Wait a moment, then reload the page.',
  way: 'reload',
}

const crash: ErrorPageText = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Nothing has been lost.',
  way: 'reload',
}
