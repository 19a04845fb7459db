import type { ComponentProps } from 'react'
import { symbolOf } from '../../../contract/currency-symbols.ts'
import { TextInput } from '../../ui/text-input.tsx'

type Props = ComponentProps<typeof TextInput>

/** A field that `parseAmount` reads: money, with its currency, or a rate. */
export const AmountField = ({ currency, ...field }: Props & { currency?: string }) => (
  <TextInput
    inputMode="decimal"
    autoComplete="off"
    {...(currency !== undefined && { prefix: symbolOf(currency) })}
    {...field}
  />
)

/** A field that `parseCount` reads: pieces, days, whole percent. */
export const CountField = (field: Props) => <TextInput inputMode="numeric" autoComplete="off" {...field} />
