import type { ErrorCode, Refusal } from '../../contract/errors.ts'

type ApiErrorFields = {
  status: number
  code: ErrorCode | 'offline'
  /** Without one the error has no words of its own. */
  message?: string | undefined
  fields?: Record<string, string>
}

/** A refused or failed call, in words that may be shown. `status` 0 means the shop was not reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorFields['code']
  readonly fields: Record<string, string>
  /** False when whoever answered did not speak as the shop does: a proxy, say. */
  readonly hasWords: boolean

  constructor({ status, code, message, fields = {} }: ApiErrorFields) {
    super(message ?? unknownErrorMessage)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.hasWords = message !== undefined
  }

  /** True when the shop could not answer at all, so nothing was decided and trying again is right. */
  get unreachable() {
    return this.status === 0 || this.status >= 500
  }
}

/** Whatever was thrown, in words that may be shown. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 500, code: 'internal' })

const unknownErrorMessage = 'Something went wrong. Please try again.'

/** Reads a refusal without the schema behind it: the pages' first load has no room for one. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: Partial<Refusal> | null = await response.json().catch(() => null)
  const { code, message, fields } = body?.error ?? {}
  return new ApiError({
    status: response.status,
    code: code ?? 'internal',
    message,
    ...(fields ? { fields } : {}),
  })
}
