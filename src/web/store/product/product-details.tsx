import type { Product } from '../../../contract/catalogue.ts'
import { deliveryTerms } from '../../parts/terms/delivery-terms.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { careNotes } from './care-notes.ts'

/** Description, fabric and care. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div className="border-line border-t">
      {product.description && (
        <Accordion title="Description" defaultOpen>
          <p className="max-w-text whitespace-pre-line">{product.description}</p>
        </Accordion>
      )}
      <Accordion title="Fabric and care">
        <FabricAndCare product={product} />
      </Accordion>
      <Accordion title="Delivery and exchange">
        <ul className="max-w-text list-disc space-y-1 pl-5">
          <li>Delivered in {deliveryTerms.days} across Pakistan, at no extra cost.</li>
          <li>Pay the courier in cash when the parcel arrives.</li>
          <li>
            Exchange within {deliveryTerms.exchangeDays} days of delivery, unworn and with its labels on.
          </li>
        </ul>
      </Accordion>
    </div>
  )
}

function FabricAndCare({ product }: { product: Product }) {
  const notes = careNotes(product.description)
  return (
    <dl className="max-w-text space-y-3">
      {product.Material.length > 0 && (
        <Entry name="Fabric">{product.Material.map(option => option.Material).join(', ')}</Entry>
      )}
      {product.Length.length > 0 && (
        <Entry name="Length">{product.Length.map(option => option.Length).join(', ')}</Entry>
      )}
      <Entry name="Care">
        {notes.length > 0 ? notes.join(' ') : 'Follow the label sewn inside the garment.'}
      </Entry>
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-medium text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
