import { ApiError } from '../../api/error.ts'

/**
 * Throws the failure of a save again, in words that say what became of it and what to do. A refusal with a reason stays
 * as the shop words it.
 */
export function explainFailedSave(cause: unknown): never {
  const words = cause instanceof ApiError && wordsFor(cause)
  if (words) cause.message = words
  throw cause
}

function wordsFor({ code, status, hasWords, requestId }: ApiError): string | null {
  if (code === 'offline')
    return 'The shop cannot be reached. Check your connection and try again; nothing you entered is lost.'
  const reference = requestId
    ? ` If it happens again, tell whoever looks after the shop this reference: ${requestId}.`
    : ''
  // Whatever stands between browser and shop may have answered after the shop had saved.
  if (!hasWords)
    return `The shop did not answer as it should (error ${status}). Nothing you entered is lost: please try again in a moment.${reference}`
  // The calls behind forms write in one transaction, which has failed as a whole.
  if (code === 'internal')
    return `Something went wrong on our side: nothing was saved, and nothing you entered is lost. Please try again.${reference}`
  return null
}
