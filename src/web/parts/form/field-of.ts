import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** Connects a field of the kit to a form: `<TextInput label="City" {...fieldOf(form, 'city')} />`. */
export function fieldOf<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  name: Path<T>,
  options?: RegisterOptions<T, Path<T>>,
) {
  const { error } = form.getFieldState(name, form.formState)
  return { ...form.register(name, options), id: name, error: error?.message }
}
