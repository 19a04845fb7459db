import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ProductEdit } from '../../../../contract/catalogue/catalogue.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useGoOn, useStillOpen } from '../../dialogs/use-still-open.ts'
import { isStockOutdated } from '../stock/is-stock-outdated.ts'
import { useWayBack } from '../use-way-back.ts'
import { fieldsInOrder, productResolver } from './check-product.ts'
import { deleteDraft } from './draft.ts'
import { emptyValues, type ProductValues, valuesOf } from './product-values.ts'
import { serverErrors } from './server-errors.ts'
import { detailNames, detailsByCell, takeOtherDetails } from './shelf-details.ts'
import { toProductEdit } from './to-product-edit.ts'

export type ProductForm = UseFormReturn<ProductValues, unknown, ProductEdit>

type Options = { product: StaffProduct | null; userId: string }

/** The form and its saving. `loaded` is the product as the shop sent it last, for the stock sold meanwhile. */
export function useProductForm({ product, userId }: Options) {
  const [goOn, back] = [useGoOn(), useWayBack()]
  const toasts = useToasts()
  const isStillOpen = useStillOpen()
  const [loaded, setLoaded] = useState(product)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [cellErrors, setCellErrors] = useState<Record<string, string>>({})
  const [initialValues] = useState(() => (product ? valuesOf(product) : emptyValues))
  const submitted = useRef(false)
  // With onTouched a field is checked when it is left, and from then on with every change.
  const form: ProductForm = useForm({
    resolver: productResolver(loaded, Date.now, () => submitted.current),
    mode: 'onTouched',
    defaultValues: initialValues,
  })
  useEffect(() => {
    submitted.current = form.formState.isSubmitted
  })
  const baseline = useMemo(
    () => loaded && { values: initialValues, stock: loaded.stock },
    [initialValues, loaded],
  )
  const guard = useLeaveGuard(form.formState.isDirty)
  const idempotentSave = useIdempotentSave()
  /** The version of the product that saving may replace. */
  const replacedVersion = useRef(product?.updated_at)

  const save = async (edit: ProductEdit) => {
    setRefusal(null)
    setCellErrors({})
    try {
      const body = { ...edit, updated_at: replacedVersion.current }
      const { title } = await idempotentSave(options =>
        product
          ? browserApi.catalogue.edit({ params: { id: product._id }, body }, options)
          : browserApi.catalogue.add({ body: edit }, options),
      )
      guard.letGo()
      deleteDraft({ userId, productId: product?._id ?? null })
      toasts.show({ text: `${product ? 'Updated' : 'Added'}: ${title}` })
      await goOn(back.to)
    } catch (error) {
      await showRefusal(asApiError(error))
    }
  }

  const showRefusal = async (error: ApiError) => {
    if (!isStillOpen.current)
      return toasts.show({ tone: 'error', text: `The product was not saved. ${error.message}` })
    const { sources } = toProductEdit(form.getValues(), loaded)
    const { fieldErrors, cellErrors } = serverErrors(error, sources)
    for (const [field, message] of fieldErrors) form.setError(field, { type: 'server', message })
    setCellErrors(cellErrors)
    setRefusal(error)
    if (!isStockOutdated(error) || !product) return
    // The refusal has shown the new stock, so the next save counts from there.
    const now = await browserApi.catalogue.staffGet({ params: { id: product._id } }).catch(() => null)
    if (now && loaded) takeDetails(form, loaded, now)
    if (now) setLoaded(now)
    if (now && error.code === 'idempotency_key_reused') replacedVersion.current = now.updated_at
  }

  /** Saves over a change by somebody else. Stock still changes by the difference, so sold pieces stay sold. */
  const saveOver = form.handleSubmit(async edit => {
    if (!product) return
    try {
      replacedVersion.current = (
        await browserApi.catalogue.staffGet({ params: { id: product._id } })
      ).updated_at
    } catch (error) {
      return setRefusal(asApiError(error))
    }
    await save(edit)
  })

  const banner = useRef<HTMLDivElement>(null)
  useFocusFirstProblem(form, banner)
  const submit = form.handleSubmit(save)
  return { form, banner, baseline, loaded, refusal, cellErrors, guard, submit, saveOver }
}

/** Shows the SKUs, barcodes and costs that a colleague gave meanwhile, where nobody typed others. */
function takeDetails(form: ProductForm, before: StaffProduct, now: StaffProduct) {
  const values = form.getValues()
  const [then, since] = [detailsByCell(before.stock, values), detailsByCell(now.stock, values)]
  const taken = takeOtherDetails(values, then, since)
  for (const name of detailNames) form.setValue(name, taken[name])
}

/** After each failed submit the focus goes to the first invalid field, or to the banner. */
function useFocusFirstProblem(form: ProductForm, banner: RefObject<HTMLElement | null>) {
  const handledCount = useRef(0)
  const { submitCount } = form.formState
  useEffect(() => {
    if (handledCount.current === submitCount) return
    handledCount.current = submitCount
    const names = fieldsInOrder(form.getValues())
    const name = names.find(each => form.getFieldState(each, form.formState).invalid)
    const field = name === undefined ? null : document.getElementById(name)
    ;(field ?? banner.current)?.focus()
  })
}
