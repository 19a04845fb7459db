import { CollectionInput, type StaffCollection } from '../../../../contract/catalogue/collections.ts'
import { parseAmount, parseCount } from '../../../../contract/typed-numbers.ts'
import type { ChosenProduct } from '../../chosen-products/chosen-product.ts'
import { checkedBy } from '../../records/form-messages.ts'

/** A collection as its form holds it, numbers as they are typed. */
export type CollectionValues = {
  name: string
  slug: string
  intro: string
  hidden: boolean
  inMenu: boolean
  /** Whether a rule finds its products, rather than the owner. */
  isByRule: boolean
  days: string
  below: string
  inDeal: boolean
  category: string
  tag: string
  products: ChosenProduct[]
}

export const newCollection: CollectionValues = {
  name: '',
  slug: '',
  intro: '',
  hidden: false,
  inMenu: true,
  isByRule: false,
  days: '',
  below: '',
  inDeal: false,
  category: '',
  tag: '',
  products: [],
}

export const toValues = ({
  name,
  slug,
  intro,
  hidden,
  inMenu,
  rule,
  products,
}: StaffCollection): CollectionValues => ({
  name,
  slug,
  intro,
  hidden,
  inMenu,
  products,
  isByRule: rule !== null,
  days: String(rule?.days ?? ''),
  below: String(rule?.below ?? ''),
  inDeal: rule?.inDeal ?? false,
  category: rule?.category ?? '',
  tag: rule?.tag ?? '',
})

export const toBody = ({
  name,
  slug,
  intro,
  hidden,
  inMenu,
  isByRule,
  products,
  ...rule
}: CollectionValues) => ({
  name,
  intro,
  hidden,
  inMenu,
  slug: slug.trim() || undefined,
  rule: isByRule
    ? {
        days: parseCount(rule.days),
        below: parseAmount(rule.below),
        inDeal: rule.inDeal,
        category: rule.category || null,
        tag: rule.tag.trim() || null,
      }
    : null,
  products: isByRule ? [] : products.map(({ _id }) => _id),
})

export const collectionResolver = checkedBy(CollectionInput, toBody, {}, (_, collection) => {
  const rule = collection?.rule
  const isEmpty = rule && Object.values(rule).every(each => each === null || each === false)
  return isEmpty ? [['rule', 'Say which products are in it: at least one of these.']] : []
})
