import { useContext } from 'react'
import { Link } from 'react-router'
import { maxAmountText } from '../../../../contract/max-amount.ts'
import { smallestCents, toAmount } from '../../../../contract/money.ts'
import type { MultipliedPrices } from '../../../../contract/multiply-prices.ts'
import { Money } from '../../../parts/money.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { paths } from '../../paths.ts'
import { StepContext } from '../step-context.ts'
import { useMultiplyPrices } from './use-multiply-prices.ts'

/** All prices at once, as after a change of currency; not where the settings are one step of several. */
export const MultiplyPrices = ({ currency }: { currency: string }) =>
  // Another currency has other coins to round to.
  useContext(StepContext) === null ? <Panel key={currency} currency={currency} /> : null

function Panel({ currency }: { currency: string }) {
  const state = useMultiplyPrices(String(toAmount(smallestCents(currency))))
  const { typed, type, problems, preview, pending } = state
  return (
    <section aria-labelledby="multiply-heading" className="mt-12 max-w-4xl">
      <h2 id="multiply-heading" className="font-semibold text-heading">
        Multiply all prices
      </h2>
      <p className="mt-1 max-w-2xl text-ink-2">
        After a change of currency, or when everything costs more. Orders keep their prices. The charges of
        delivery stay as they are:{' '}
        <Link to={paths.settings('delivery')} className={textLink}>
          look at them too
        </Link>
        .
      </p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          state.look()
        }}
        className="mt-4 flex flex-wrap items-start gap-4"
      >
        <TextInput
          label="Multiply by"
          inputMode="decimal"
          autoComplete="off"
          className="w-40"
          help="With 280, a price of 48 becomes 13,440."
          error={problems.factor}
          value={typed.factor}
          onChange={event => type({ factor: event.target.value })}
        />
        <TextInput
          label="Round to"
          inputMode="decimal"
          autoComplete="off"
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
          <Preview
            preview={preview}
            pending={pending === 'multiply'}
            onMultiply={() => state.multiply(preview)}
          />
        )}
      </div>
    </section>
  )
}

type PreviewProps = { preview: MultipliedPrices; pending: boolean; onMultiply: () => void }

function Preview({ preview, pending, onMultiply }: PreviewProps) {
  const { changed, tooHigh, examples } = preview
  if (changed === 0) return <p className="mt-5">All prices would stay as they are.</p>
  return (
    <div className="mt-5">
      {tooHigh > 0 ? (
        <Banner tone="error">
          {countLabel(tooHigh, 'product')} would cost more than {maxAmountText}, the highest price there can
          be.
        </Banner>
      ) : (
        <p>{countLabel(changed, 'product')} would have new prices. Deleted ones are counted too.</p>
      )}
      <table className="staff-table mt-3 max-w-2xl">
        <thead>
          <tr>
            <th scope="col">For example</th>
            <th scope="col" className="number">
              Price now
            </th>
            <th scope="col" className="number">
              New price
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ _id, title, price }) => (
            <tr key={_id}>
              <th scope="row" data-label="For example" className="wrap-anywhere font-normal">
                {title}
              </th>
              <td data-label="Price now" className="number">
                <Money amount={price.before} />
              </td>
              <td data-label="New price" className="number">
                <Money amount={price.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {tooHigh === 0 && (
        <Button className="mt-4" onClick={onMultiply} pending={pending} pendingLabel="Changing…">
          Change {countLabel(changed, 'product')}
        </Button>
      )}
    </div>
  )
}
