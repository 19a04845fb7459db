import type { CheckoutSettings } from '../../../../contract/settings/checkout-settings.ts'

/** What a buyer goes through, step by step. */
export function CheckoutPreview({ checkout }: { checkout: CheckoutSettings }) {
  return (
    <div className="p-4">
      <p className="font-semibold text-label">A buyer’s way</p>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-body-s text-ink-2">
        {stepsOf(checkout).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

const stepsOf = ({ guestsMayOrder, afterAdding, afterOrdering }: CheckoutSettings): string[] => [
  'Chooses a piece, its size and its colour.',
  ...(guestsMayOrder ? [] : ['Signs in, or signs up.']),
  afterAdding === 'drawer'
    ? 'Sees it in the cart’s drawer, and goes on to the checkout from there.'
    : 'Sees the cart page, and goes on to the checkout from there.',
  guestsMayOrder
    ? 'Types phone, name and address, and orders.'
    : 'Types the address, or takes the one of the account, and orders.',
  afterOrdering === 'page'
    ? 'Reads on a page of its own what happens next.'
    : 'Is greeted on the home page with the number of the order.',
]
