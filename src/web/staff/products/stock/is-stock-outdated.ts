import type { ApiError } from '../../../api/error.ts'

/** What lies on the shelves is other than shown: some were sold, or an earlier try was saved and its answer lost. */
export const isStockOutdated = ({ code }: ApiError): boolean =>
  code === 'stock_changed' || code === 'idempotency_key_reused'
