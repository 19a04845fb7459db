import type { PaymentSettings } from '../../../../contract/settings/payment-settings.ts'

type Props = { typed: PaymentSettings; offered: { cash: boolean; cards: boolean } }

/** The choice at the checkout, with what is typed. */
export const PaymentPreview = ({ typed, offered }: Props) => (
  <div className="p-4">
    <p className="font-display text-display-s">2 Payment</p>
    <ul className="mt-3 space-y-3">
      {offered.cash && (
        <Way
          name="Cash on delivery (COD)"
          words={typed.cashWords.trim() || 'Pay the courier when the parcel arrives.'}
        />
      )}
      {offered.cards && (
        <Way
          name="Pay by card"
          words={typed.cardWords.trim() || 'Your card is charged when the order goes through.'}
        />
      )}
    </ul>
    {!offered.cash && !offered.cards && <p className="text-ink-2">Nobody could pay.</p>}
  </div>
)

const Way = ({ name, words }: { name: string; words: string }) => (
  <li>
    <p>{name}</p>
    <p className="wrap-anywhere text-body-s text-ink-2">{words}</p>
  </li>
)
