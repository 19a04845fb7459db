import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../../api/error.ts'

export type ProblemWords = { title: string; text: string; retry: boolean }

/** What a person is told when a page cannot be shown. */
export function problemOf(error: unknown): ProblemWords {
  const status = statusOf(error)
  if (status === 404) return notFound
  if (status === 401 || status === 403) return refused
  if (status === 0) return offline
  if (status === 429 || status === 503) return busy
  return crash
}

/** 0: the shop was not reached. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 0
  return 500
}

const notFound = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the piece may no longer be sold.',
  retry: false,
}

const refused = {
  title: 'This page is not open to you',
  text: 'Sign in with an account that may see it.',
  retry: false,
}

const offline = {
  title: 'You seem to be offline',
  text: 'The shop cannot be reached. Check the connection, then reload the page.',
  retry: true,
}

const busy = {
  title: 'The shop is busy',
  text: 'Too many people are asking at once. Wait a moment, then reload the page.',
  retry: true,
}

const crash = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Nothing you did is lost.',
  retry: true,
}
