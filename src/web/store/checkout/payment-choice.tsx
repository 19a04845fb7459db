import type { PaymentMethod } from '../../../contract/orders.ts'
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx'

type Props = {
  cards: boolean
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  /** The payment method cannot change while an order is being sent. */
  disabled: boolean
}

const cash: RadioOption<PaymentMethod> = {
  value: 'COD',
  label: 'Cash on delivery (COD)',
  help: 'Pay the courier when the parcel arrives.',
}
const card: RadioOption<PaymentMethod> = {
  value: 'online',
  label: 'Pay by card',
  help: 'Your card is charged when the order goes through.',
}

export function PaymentChoice({ cards, value, onChange, disabled }: Props) {
  return (
    <RadioGroup
      legend="Payment method"
      hideLegend
      className="mt-3"
      options={(cards ? [cash, card] : [cash]).map(option => ({ ...option, disabled }))}
      value={value}
      onChange={onChange}
    />
  )
}
