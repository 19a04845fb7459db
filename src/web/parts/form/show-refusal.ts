import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../api/error.ts'

/**
 * Shows a refusal's messages beside their fields and focuses the first. `names` are the form's fields in the order of
 * the page; `prefix` is the path the API adds before them. Returns false when no field was named.
 */
export function showRefusal<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  error: ApiError,
  names: readonly Path<T>[],
  prefix = '',
): boolean {
  const wrong = names.filter(name => error.fields[prefix + name] !== undefined)
  wrong.forEach((name, index) => {
    const message = error.fields[prefix + name]
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return wrong.length > 0
}
