import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ProductEdit } from '../../../../contract/catalogue.ts'
import type { StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useSaveOnce } from '../../../api/use-save-once.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { paths } from '../../../paths.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { isStockOutdated } from '../stock/is-stock-outdated.ts'
import { cellOfPath, fieldOfPath, fieldsInOrder, productResolver } from './check-product.ts'
import { deleteDraft } from './draft.ts'
import { emptyValues, type ProductValues, valuesOf } from './product-values.ts'
import { toProductEdit } from './to-product-edit.ts'

export type ProductForm = UseFormReturn<ProductValues, unknown, ProductEdit>

type Options = { product: StaffProduct | null; userId: string }

/** The form and what saving comes to. `loaded` is the product as the shop showed it last, for what was sold since. */
export function useProductForm({ product, userId }: Options) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const [loaded, setLoaded] = useState(product)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [cellErrors, setCellErrors] = useState<Record<string, string>>({})
  const [initialValues] = useState(() => (product ? valuesOf(product) : emptyValues))
  const submitted = useRef(false)
  // onTouched: a field says nothing before it is left, and takes its message back as soon as it is right.
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
  const saveOnce = useSaveOnce()
  /** Which state of the product this form may replace. */
  const replacedVersion = useRef(product?.updated_at)

  const save = async (edit: ProductEdit) => {
    setRefusal(null)
    setCellErrors({})
    try {
      const body = { ...edit, updated_at: replacedVersion.current }
      const { title } = await saveOnce(options =>
        product
          ? browserApi.catalogue.edit({ params: { id: product._id }, body }, options)
          : browserApi.catalogue.add({ body: edit }, options),
      )
      guard.letGo()
      deleteDraft({ userId, productId: product?._id ?? null })
      toasts.show({ text: `${product ? 'Updated' : 'Added'}: ${title}` })
      await navigate(paths.productList())
    } catch (error) {
      await showRefusal(asApiError(error))
    }
  }

  const showRefusal = async (error: ApiError) => {
    const { sources } = toProductEdit(form.getValues(), loaded)
    const problems = Object.entries(error.fields).map(([path, message]) => ({
      path: path.split('.'),
      message,
    }))
    // Names of fields and rows of this very form.
    for (const { path, message } of problems)
      form.setError(fieldOfPath(path, sources) as FieldPath<ProductValues>, { type: 'server', message })
    setCellErrors(
      Object.fromEntries(
        problems.flatMap(({ path, message }) => {
          const cell = cellOfPath(path, sources)
          return cell ? [[cell, message]] : []
        }),
      ),
    )
    setRefusal(error)
    if (!isStockOutdated(error) || !product) return
    // From now on what is left now counts as seen: the next save decides about that.
    const now = await browserApi.catalogue.staffGet({ params: { id: product._id } }).catch(() => null)
    if (now) setLoaded(now)
    if (now && error.code === 'idempotency_key_reused') replacedVersion.current = now.updated_at
  }

  /** Stock still counts by the difference to what was shown, so that what was sold meanwhile stays sold. */
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
  return { form, banner, begun: baseline, loaded, refusal, cellErrors, guard, submit, saveOver }
}

/** After each try the focus goes to the first fault; pictures and the grid have something that stands for them. */
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
