// @ts-check
import { brandOf, expiryOf } from './card-fields.js'
import { problemOf } from './card-input.js'

/**
 * @typedef {import('./card-fields.js').FieldName} FieldName
 * @typedef {import('./card-input.js').CardInput} CardInput
 * @typedef {'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc'} ElementType
 */

/** @type {Record<ElementType, FieldName[]>} */
export const fieldsOf = {
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
}

/** @param {string} type @returns {type is ElementType} */
export const isElementType = type => Object.hasOwn(fieldsOf, type)

/** The card fields that the elements of one `elements()` share. */
export class CardDraft {
  /** @type {Map<FieldName, CardInput>} */
  inputs = new Map()

  brand = () => brandOf(this.inputs.get('number')?.input.value ?? '')

  /** The first thing that is wrong, in Stripe.js's form. */
  error() {
    for (const name of fieldsOf.card) {
      const input = this.inputs.get(name)
      const problem = input && problemOf(input, this.brand())
      if (problem) return { type: 'validation_error', ...problem }
    }
    return null
  }

  /** The card details as they are sent to the card provider, and to nobody else. */
  typed() {
    const text = (/** @type {FieldName} */ name) => this.inputs.get(name)?.input.value ?? ''
    const { month, year } = expiryOf(text('expiry'))
    return { number: text('number'), exp_month: String(month), exp_year: String(year), cvc: text('cvc') }
  }
}
