import { data } from 'react-router'
import { ApiError } from './error.ts'

/**
 * For data a page cannot do without: `await orErrorPage(api.catalogue.get(…))`. A refusal becomes the page's own
 * status (404 for an unknown product); React Router answers 500 for any other thrown error.
 */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    throw data({ code: error.code, message: error.message }, { status: error.status })
  }
}
