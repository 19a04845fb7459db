import type { PaymentMethod } from '../../../contract/orders.ts'
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx'

type Props = {
  cards: boolean
  /** The city where no cash is collected; null: it is. */
  noCashIn: string | null
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

const cashIn = (noCashIn: string | null): RadioOption<PaymentMethod> =>
  noCashIn === null ? cash : { ...cash, help: `Not offered in ${noCashIn}.`, disabled: true }

export function PaymentChoice({ cards, noCashIn, value, onChange, disabled }: Props) {
  return (
    <RadioGroup
      legend="Payment method"
      hideLegend
      className="mt-3"
      options={[cashIn(noCashIn), ...(cards ? [card] : [])].map(option => ({
        ...option,
        disabled: disabled || option.disabled === true,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
