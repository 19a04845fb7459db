import type { Cash } from '../../../contract/cash.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx'

type Props = {
  cards: boolean
  /** The city where no cash is collected; null: it is. */
  noCashIn: string | null
  /** What the courier would collect in another currency. */
  cash: Cash | null
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  /** The payment method cannot change while an order is being sent. */
  disabled: boolean
}

const onDelivery: RadioOption<PaymentMethod> = {
  value: 'COD',
  label: 'Cash on delivery (COD)',
  help: 'Pay the courier when the parcel arrives.',
}
const card: RadioOption<PaymentMethod> = {
  value: 'online',
  label: 'Pay by card',
  help: 'Your card is charged when the order goes through.',
}

function cashOption(noCashIn: string | null, cash: Cash | null, words: string): RadioOption<PaymentMethod> {
  if (noCashIn !== null) return { ...onDelivery, help: `Not offered in ${noCashIn}.`, disabled: true }
  if (!cash) return withWords(onDelivery, words)
  const amount = formatMoney(cash.amount, cash.currency)
  const help = [`You pay the courier ${amount} when the parcel arrives.`, words].filter(Boolean).join(' ')
  return { ...onDelivery, help }
}

/** The owner's line in place of the usual one. */
const withWords = (option: RadioOption<PaymentMethod>, words: string) =>
  words ? { ...option, help: words } : option

export function PaymentChoice({ cards, noCashIn, cash, value, onChange, disabled }: Props) {
  const shop = usePublicShop()
  const words = shop?.payWords
  const options = [
    ...(shop?.pays.cash === false ? [] : [cashOption(noCashIn, cash, words?.cash ?? '')]),
    ...(cards ? [withWords(card, words?.cards ?? '')] : []),
  ]
  return (
    <RadioGroup
      legend="Payment method"
      hideLegend
      className="mt-3"
      options={options.map(option => ({
        ...option,
        disabled: disabled || option.disabled === true,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
