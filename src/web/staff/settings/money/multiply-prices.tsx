import { useContext } from 'react'
import { smallestCents, toAmount } from '../../../../contract/money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { StepContext } from '../step-context.ts'
import { MultipliedPreview } from './multiplied-preview.tsx'
import { useMultiplyPrices } from './use-multiply-prices.ts'

/** `onChanged`: delivery is other settings now, too. */
type Props = { currency: string; onChanged: () => void }

/** All prices at once, as after a change of currency; not where the settings are one step of several. */
export const MultiplyPrices = (props: Props) =>
  // Another currency has other coins to round to.
  useContext(StepContext) === null ? <Panel key={props.currency} {...props} /> : null

function Panel({ currency, onChanged }: Props) {
  const state = useMultiplyPrices(String(toAmount(smallestCents(currency))), onChanged)
  const { typed, type, problems, preview, pending } = state
  return (
    <section aria-labelledby="multiply-heading" className="mt-12 max-w-4xl">
      <h2 id="multiply-heading" className="font-semibold text-heading">
        Multiply all prices
      </h2>
      <p className="mt-1 max-w-text text-ink-2">
        After a change of currency, or when everything costs more. Orders keep their prices. What delivery
        costs, what collections ask for and what pieces cost you can be multiplied with them.
        {smallestCents(currency) > 1 &&
          ` Until then, amounts with decimals stay as they are; buyers cannot pay them by card.`}
      </p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          state.look()
        }}
        className="mt-4 flex flex-wrap items-start gap-4"
      >
        <AmountField
          label="Multiply by"
          className="w-40"
          help="With 280, a price of 48 becomes 13,440."
          error={problems.factor}
          value={typed.factor}
          onChange={event => type({ factor: event.target.value })}
        />
        <AmountField
          label="Round to"
          className="w-40"
          help="With 50, it becomes 13,450 instead."
          error={problems.roundTo}
          value={typed.roundTo}
          onChange={event => type({ roundTo: event.target.value })}
        />
        <Button type="submit" variant="outline" className="sm:mt-6" pending={pending === 'preview'}>
          Show the new prices
        </Button>
      </form>
      {problems.other && (
        <Banner tone="error" className="mt-4">
          {problems.other}
        </Banner>
      )}
      <div role="status">
        {preview && (
          <MultipliedPreview
            preview={preview}
            pending={pending === 'multiply'}
            onMultiply={too => void state.multiply(preview, too)}
          />
        )}
      </div>
    </section>
  )
}
