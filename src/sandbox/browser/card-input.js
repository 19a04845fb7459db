// @ts-check
import { digitsOf, fields } from './card-fields.js'

/**
 * @typedef {import('./card-fields.js').FieldName} FieldName
 * @typedef {import('./card-fields.js').Brand} Brand
 * @typedef {{ name: FieldName, input: HTMLInputElement, touched: boolean }} CardInput
 */

/** An input that formats its text while it is typed. @param {FieldName} name @param {() => Brand} brand @returns {CardInput} */
export function createCardInput(name, brand) {
  const field = fields[name]
  const input = document.createElement('input')
  Object.assign(input, {
    type: 'text',
    inputMode: 'numeric',
    name: `card-${name}`,
    autocomplete: field.autocomplete,
    placeholder: field.placeholder,
    spellcheck: false,
    autocapitalize: 'off',
  })
  input.setAttribute('aria-label', field.label)
  input.setAttribute('aria-required', 'true')
  input.style.flex = field.width
  input.addEventListener('input', () => reformat(input, field.format(input.value, brand())))
  return { name, input, touched: false }
}

/** Keeps the caret after the same digit. @param {HTMLInputElement} input @param {string} text */
function reformat(input, text) {
  if (input.value === text) return
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const before = digitsOf(input.value.slice(0, caret)).length
  input.value = text
  // Setting the caret of an unfocused field would move the focus there.
  const root = input.getRootNode()
  if (!(root instanceof ShadowRoot) || root.activeElement !== input) return
  const place = atEnd ? text.length : placeAfter(text, before)
  input.setSelectionRange(place, place)
}

/** @param {string} text @param {number} count */
function placeAfter(text, count) {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return text.length
}

/** @param {CardInput} input @param {Brand} brand */
export const problemOf = ({ name, input }, brand) => fields[name].problem(input.value, brand)
