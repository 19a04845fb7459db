import type { ErrorCode, Refusal } from '../../contract/errors.ts'

type ApiErrorFields = {
  status: number
  code: ErrorCode | 'offline'
  /** Used when the answer has no message. */
  message?: string | undefined
  fields?: Record<string, string>
  requestId?: string | undefined
}

/** A refused or failed call, with a message that may be shown. `status` 0 means the shop was not reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorFields['code']
  readonly fields: Record<string, string>
  /** False when the answer was not the shop's, for example a proxy's. */
  readonly hasWords: boolean
  /** Of a failure of the shop: under which its log tells more. */
  readonly requestId: string | undefined

  constructor({ status, code, message, fields = {}, requestId }: ApiErrorFields) {
    super(message ?? unknownErrorMessage)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.hasWords = message !== undefined
    this.requestId = requestId
  }

  /** True when the shop could not answer, so nothing was decided and a retry is safe. */
  get unreachable() {
    return this.status === 0 || this.status >= 500
  }
}

/** Any thrown value as an `ApiError`, with a message that may be shown. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 500, code: 'internal' })

const unknownErrorMessage = 'Something went wrong. Please try again.'

/** Reads a refusal without its zod schema: zod is too large for the first page load. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: Partial<Refusal> | null = await response.json().catch(() => null)
  const { code, message, fields, requestId } = body?.error ?? {}
  return new ApiError({
    status: response.status,
    code: code ?? 'internal',
    message,
    requestId,
    ...(fields ? { fields } : {}),
  })
}
