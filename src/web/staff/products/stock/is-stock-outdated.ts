import type { ApiError } from '../../../api/error.ts'

/** The stock is not as shown: pieces were sold, or an earlier save went through without an answer. */
export const isStockOutdated = ({ code }: ApiError): boolean =>
  code === 'stock_changed' || code === 'idempotency_key_reused'
