import { deliveryTerms } from '../../parts/terms/delivery-terms.ts'

/** A dot separates two terms on one line; a dot that would start a line is cut off at the edge. */
export function DeliveryLine() {
  return (
    <div className="mt-2 overflow-hidden">
      <ul className="-ml-5 flex flex-wrap text-body-s text-ink-2">
        {deliveryTerms.short.map(term => (
          <li key={term} className="flex before:w-5 before:text-center before:content-['·']">
            {term}
          </li>
        ))}
      </ul>
    </div>
  )
}
