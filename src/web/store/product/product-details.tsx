import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { factNames, publicTexts } from '../../../contract/catalogue/public-texts.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { careNotes } from './care-notes.ts'

/** Description, fabric and care, and what the shop promises. */
export function ProductDetails({ product }: { product: Product }) {
  const terms = usePublicShop()?.policies.terms ?? []
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
      {terms.length > 0 && (
        <Accordion title="Delivery and exchange">
          <ul className="max-w-text list-disc space-y-1 pl-5">
            {terms.map(term => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Accordion>
      )}
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
      {factNames.map(
        name =>
          product[name] && (
            <Entry key={name} name={publicTexts[name].label}>
              {product[name]}
            </Entry>
          ),
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
