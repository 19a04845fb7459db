import { textLink } from '../../ui/text-link.ts'

/** What else a shopper can do; the wishlist button stands right below. */
export function SoldOutSuggestions({ alike }: { alike: string | null }) {
  return (
    <p className="mt-1 text-body-s text-ink-2">
      This is sold out at the moment. Save it for later
      {alike && (
        <>
          , or see{' '}
          <a href={alike} className={textLink}>
            similar products
          </a>
        </>
      )}
      .
    </p>
  )
}
