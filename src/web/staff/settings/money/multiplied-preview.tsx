import { useState } from 'react'
import type { MultipliedPrices } from '../../../../contract/catalogue/multiply-prices.ts'
import { deliveryAmountLabel } from '../../../../contract/delivery/delivery-amounts.ts'
import { maxAmount, maxAmountText } from '../../../../contract/max-amount.ts'
import { Money } from '../../../parts/money.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { countLabel } from '../../../ui/count-label.ts'

type Props = {
  preview: MultipliedPrices
  pending: boolean
  onMultiply: (too: { others: boolean; costs: boolean }) => void
}

/** What multiplying all prices would do, with the choice to multiply delivery and collections too. */
export function MultipliedPreview({ preview, pending, onMultiply }: Props) {
  const { changed, tooHigh, examples, others } = preview
  const [wanted, setWanted] = useState(true)
  const [costs, setCosts] = useState(false)
  if (changed === 0 && others.length === 0) return <p className="mt-5">All prices would stay as they are.</p>
  const withOthers = wanted && others.length > 0
  const areOthersTooHigh = withOthers && others.some(({ after }) => after > maxAmount)
  const all = [
    ...(changed > 0 ? [countLabel(changed, 'product')] : []),
    ...(withOthers ? [countLabel(others.length, 'other amount')] : []),
  ].join(' and ')
  return (
    <div className="mt-5 space-y-3">
      {tooHigh > 0 && (
        <Banner tone="error">
          {countLabel(tooHigh, 'product')} would cost more than {maxAmountText}, the highest price there can
          be.
        </Banner>
      )}
      {areOthersTooHigh && (
        <Banner tone="error">
          Delivery or a collection would be at more than {maxAmountText}, the highest amount there can be.
        </Banner>
      )}
      {tooHigh === 0 && changed > 0 && (
        <p>{countLabel(changed, 'product')} would have new prices. Deleted ones are counted too.</p>
      )}
      {changed > 0 && (
        <NewAmounts
          heading="For example"
          rows={examples.map(({ _id, title, price }) => ({ key: _id, name: title, ...price }))}
        />
      )}
      {others.length > 0 && (
        <>
          <Checkbox
            label="Multiply these amounts too"
            checked={wanted}
            onChange={event => setWanted(event.target.checked)}
          />
          {wanted && (
            <NewAmounts
              heading="Other amounts"
              rows={others.map(other => ({
                key: `${other.of} ${other.name}`,
                name: nameOf(other),
                before: other.before,
                after: other.after,
              }))}
            />
          )}
        </>
      )}
      {changed > 0 && (
        <Checkbox
          label="Multiply what pieces cost you too, as after a change of currency"
          checked={costs}
          onChange={event => setCosts(event.target.checked)}
        />
      )}
      {tooHigh === 0 && !areOthersTooHigh && all !== '' && (
        <Button
          onClick={() => onMultiply({ others: withOthers, costs: costs && changed > 0 })}
          pending={pending}
          pendingLabel="Changing…"
        >
          Change {all}
        </Button>
      )}
    </div>
  )
}

const nameOf = ({ of, name }: MultipliedPrices['others'][number]) =>
  of === 'below' ? `Collection ${name}: below` : deliveryAmountLabel({ of, name })

type Row = { key: string; name: string; before: number; after: number }

const NewAmounts = ({ heading, rows }: { heading: string; rows: readonly Row[] }) => (
  <table className="staff-table max-w-text">
    <thead>
      <tr>
        <th scope="col">{heading}</th>
        <th scope="col" className="number">
          Now
        </th>
        <th scope="col" className="number">
          New
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, before, after }) => (
        <tr key={key}>
          <th scope="row" data-label={heading} className="wrap-anywhere font-normal">
            {name}
          </th>
          <td data-label="Now" className="number">
            <Money amount={before} />
          </td>
          <td data-label="New" className="number">
            <Money amount={after} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
