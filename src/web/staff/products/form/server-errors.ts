import type { FieldPath } from 'react-hook-form'
import type { ApiError } from '../../../api/error.ts'
import { cellOfPath, fieldOfPath } from './check-product.ts'
import type { ProductValues } from './product-values.ts'
import type { Sources } from './to-product-edit.ts'

/** A refusal's messages by field of the form, and by cell of the stock grid. */
export function serverErrors({ fields }: ApiError, sources: Sources) {
  const messages = Object.entries(fields).map(([path, message]) => ({ path: path.split('.'), message }))
  return {
    // The paths are made from the names of this form's fields and rows.
    fieldErrors: messages.map(
      ({ path, message }) => [fieldOfPath(path, sources) as FieldPath<ProductValues>, message] as const,
    ),
    cellErrors: Object.fromEntries(
      messages.flatMap(({ path, message }) => {
        const cell = cellOfPath(path, sources)
        return cell ? [[cell, message]] : []
      }),
    ),
  }
}
