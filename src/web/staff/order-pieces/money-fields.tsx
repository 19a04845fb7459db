import { DeliveryFields, type TypedDelivery } from './delivery-fields.tsx'
import { DiscountFields, type TypedDiscount } from './discount-fields.tsx'

type MoneyDraft = { delivery: TypedDelivery; discount: TypedDiscount }

type Props = {
  draft: MoneyDraft
  onChange: (change: Partial<MoneyDraft>) => void
  errors: Record<string, string>
  /** False for what is taken along. */
  isDelivered: boolean
  /** What the parcel costs now; null while that is not known. */
  charge: number | null
  currency: string
}

/** What managers may set of an order beside its prices. */
export const MoneyFields = ({ draft, onChange, errors, isDelivered, charge, currency }: Props) => (
  <>
    {isDelivered && (
      <DeliveryFields
        delivery={draft.delivery}
        onChange={delivery => onChange({ delivery })}
        errors={errors}
        charge={charge}
        currency={currency}
      />
    )}
    <DiscountFields
      discount={draft.discount}
      onChange={discount => onChange({ discount })}
      errors={errors}
      currency={currency}
    />
  </>
)
