import { cashFor } from '../../../../contract/cash.ts'
import { applyPercentOff, formatMoney, toAmount, toCents } from '../../../../contract/money.ts'
import { MoneySettings } from '../../../../contract/settings/money-settings.ts'
import { examplePrice } from '../example-price.ts'

/** How amounts look with what is typed. */
export function MoneyPreview({ money }: { money: MoneySettings }) {
  const parsed = MoneySettings.safeParse(money)
  if (!parsed.success)
    return <p className="p-4 text-body-s text-ink-2">Complete the fields to see how prices look.</p>
  const { currency, roundTo, cash: terms } = parsed.data
  const example = examplePrice(currency)
  const reduced = toAmount(applyPercentOff(toCents(example), 15, toCents(roundTo)))
  const cash = cashFor(terms, toCents(example))
  return (
    <dl className="space-y-3 p-4 tabular-nums">
      <Line name="A price">{formatMoney(example, currency)}</Line>
      <Line name="The same in a deal of 15%">{formatMoney(reduced, currency)}</Line>
      {cash && (
        <Line name="At checkout">
          {`${formatMoney(example, currency)}, you pay the courier ${formatMoney(cash.amount, cash.currency)}`}
        </Line>
      )}
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-caption text-ink-2">{name}</dt>
    <dd className="text-heading">{children}</dd>
  </div>
)
