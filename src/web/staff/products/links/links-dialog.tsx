import { useState } from 'react'
import {
  type LinkKind,
  linkKinds,
  type StaffProductLinks,
} from '../../../../contract/catalogue/product-links.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { useCurrency } from '../../../parts/money.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { useRead } from '../../cache/use-read.ts'
import type { ChosenProduct } from '../../chosen-products/chosen-product.ts'
import { ChosenProducts } from '../../chosen-products/chosen-products.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { GuardedDialog } from '../../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { ReadState } from '../../frame/read-state.tsx'
import { readSaving, typedSaving } from './typed-saving.ts'

type Props = { productId: string; title: string; onClose: () => void }

type Chosen = Record<LinkKind, readonly ChosenProduct[]> & {
  /** What pairs save, as it was typed, by the id of the other product. */
  savings: Readonly<Record<string, string>>
}

const lists: Record<LinkKind, { legend: string; help: string }> = {
  pair: {
    legend: 'Makes a pair with',
    help: 'Mother and daughter, for example. Shoppers add both at once, from either page.',
  },
  look: { legend: 'Completes the look with', help: 'Worn together. Shown on both pages.' },
  instead: { legend: 'Offer instead', help: 'Shown first below “You may also like”, on this page only.' },
}

/** Which products go with one. */
export function LinksDialog({ productId, title, onClose }: Props) {
  const [reads, setReads] = useState(0)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { answer, value } = useRead(['links of a product', productId, reads], signal =>
    browserApi.catalogue.staffLinks({ params: { id: productId } }, { signal }),
  )
  const readAgain = () => {
    setChosen(null)
    setReads(reads + 1)
  }
  return (
    <GuardedDialog
      open
      unsaved={chosen !== null}
      onClose={onClose}
      title={`What goes with ${title}`}
      className={staffDialogClass}
    >
      <ReadState answer={answer} value={value} what="What goes with it">
        {links => (
          <LinksForm
            productId={productId}
            seen={links}
            chosen={chosen ?? asChosen(links)}
            onChoose={setChosen}
            onReadAgain={readAgain}
            onClose={onClose}
          />
        )}
      </ReadState>
    </GuardedDialog>
  )
}

const asChosen = (links: StaffProductLinks): Chosen => ({
  ...links,
  savings: Object.fromEntries(links.pair.map(other => [other._id, typedSaving(other)])),
})

type FormProps = {
  productId: string
  seen: StaffProductLinks
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  onReadAgain: () => void
  onClose: () => void
}

function LinksForm({ productId, seen, chosen, onChoose, onReadAgain, onClose }: FormProps) {
  const { failure, saving, save } = useSaveLinks({ productId, seen, chosen, onClose })
  const currency = useCurrency()
  const savingOfPair = ({ _id }: ChosenProduct, nth: number) => (
    <AmountField
      label="Both together save"
      help="Empty for nothing."
      currency={currency}
      value={chosen.savings[_id] ?? ''}
      error={failure?.fields?.[`savings.${nth}`]}
      onChange={event => onChoose({ ...chosen, savings: { ...chosen.savings, [_id]: event.target.value } })}
    />
  )
  return (
    <form
      className="space-y-8"
      onSubmit={event => {
        event.preventDefault()
        if (!saving) void save()
      }}
    >
      {failure && (
        <Banner tone="error">
          {failure.message}{' '}
          {failure.code === 'product_changed' && (
            <Button variant="outline" size="small" onClick={onReadAgain}>
              Load it again
            </Button>
          )}
        </Banner>
      )}
      {linkKinds.map(kind => (
        <ChosenProducts
          key={kind}
          {...lists[kind]}
          isOrdered
          {...(kind === 'pair' && { below: savingOfPair })}
          chosen={chosen[kind]}
          onChange={products => onChoose({ ...chosen, [kind]: products })}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton pending={saving} pendingLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </form>
  )
}

function useSaveLinks({
  productId,
  seen,
  chosen,
  onClose,
}: Pick<FormProps, 'productId' | 'seen' | 'chosen' | 'onClose'>) {
  const toasts = useToasts()
  const [failure, setFailure] = useState<ReturnType<typeof asApiError> | null>(null)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    setFailure(null)
    try {
      const body = {
        ...idsOf(chosen),
        savings: chosen.pair.map(({ _id }) => readSaving(chosen.savings[_id] ?? '')),
        seen: { ...idsOf(seen), savings: seen.pair.map(each => each.saving ?? 0) },
      }
      await browserApi.catalogue.saveLinks({ params: { id: productId }, body })
      toasts.show({ text: 'Saved what goes with it.' })
      onClose()
    } catch (error) {
      setFailure(asApiError(error))
      setSaving(false)
    }
  }
  return { failure, saving, save }
}

function idsOf(links: Record<LinkKind, readonly ChosenProduct[]>) {
  const ids = (products: readonly ChosenProduct[]) => products.map(({ _id }) => _id)
  return { pair: ids(links.pair), look: ids(links.look), instead: ids(links.instead) }
}
