import { RadioGroup } from '../../ui/radio-group.tsx'

/** Cash on delivery is what the shop takes today. */
export function PaymentChoice() {
  return (
    <RadioGroup
      legend="Payment method"
      hideLegend
      className="mt-3"
      options={[
        { value: 'COD', label: 'Cash on delivery (COD)', help: 'Pay the courier when the parcel arrives.' },
      ]}
      value="COD"
      onChange={() => undefined}
    />
  )
}
