// @ts-check
import { fieldsOf } from './card-draft.js'
import { createCardInput, problemOf } from './card-input.js'
import { sheetOf } from './look.js'

/**
 * @typedef {import('./card-draft.js').CardDraft} CardDraft
 * @typedef {import('./card-draft.js').ElementType} ElementType
 * @typedef {import('./card-input.js').CardInput} CardInput
 * @typedef {{ style?: Record<string, unknown>, classes?: Record<string, string>, placeholder?: string, disabled?: boolean }} Options
 * @typedef {(event?: unknown) => void} Listener
 */

export class CardElement {
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map()
  /** @type {HTMLElement | null} */
  #container = null
  #host = document.createElement('div')
  #row = document.createElement('div')
  #sheet = document.createElement('style')
  /** @type {CardInput[]} */
  #inputs
  #leaving = new AbortController()

  /** @param {ElementType} type @param {Options} options @param {CardDraft} draft */
  constructor(type, options, draft) {
    this._type = type
    this._draft = draft
    this._options = options
    this.#inputs = fieldsOf[type].map(name => createCardInput(name, draft.brand))
    for (const input of this.#inputs) draft.inputs.set(input.name, input)
    this.#build()
    this.update(options)
  }

  #build() {
    const shadow = this.#host.attachShadow({ mode: 'open' })
    this.#row.className = 'row empty'
    this.#row.append(...this.#inputs.map(({ input }) => input))
    if (this.#inputs.some(({ name }) => name === 'number')) this.#row.append(testMark())
    shadow.append(this.#sheet, this.#row)
    for (const input of this.#inputs) this.#listen(input)
  }

  /** @param {CardInput} card */
  #listen(card) {
    const { input } = card
    input.addEventListener('input', () => {
      card.touched = false
      this.#tell()
    })
    input.addEventListener('focus', () => this.#emit('focus', { elementType: this._type }))
    input.addEventListener('blur', () => {
      card.touched = input.value !== ''
      this.#tell()
      this.#emit('blur', { elementType: this._type })
    })
    input.addEventListener('keydown', event => {
      if (event.key === 'Escape') this.#emit('escape', { elementType: this._type })
      if (event.key === 'Enter') this.#host.closest('form')?.requestSubmit()
    })
  }

  #state() {
    const brand = this._draft.brand()
    const problems = this.#inputs.map(input => ({ input, problem: problemOf(input, brand) }))
    const shown = problems.find(({ input, problem }) => problem && showsProblem(input, problem.code))?.problem
    return {
      elementType: this._type,
      empty: this.#inputs.every(({ input }) => input.value === ''),
      complete: problems.every(({ problem }) => problem === null),
      error: shown ? { type: 'validation_error', ...shown } : undefined,
      ...(this.#inputs.some(({ name }) => name === 'number') && { brand: brand.name }),
    }
  }

  #tell() {
    const state = this.#state()
    this.#mark(state)
    this.#emit('change', state)
  }

  /** @param {{ empty: boolean, complete: boolean, error: unknown }} state */
  #mark({ empty, complete, error }) {
    const focus = this.#host.shadowRoot?.activeElement != null
    const marks = { empty, complete, invalid: error !== undefined, focus }
    for (const { input } of this.#inputs) input.setAttribute('aria-invalid', String(marks.invalid))
    for (const [name, on] of Object.entries(marks)) {
      this.#row.classList.toggle(name, on)
      const classes = this._options.classes?.[name] ?? `StripeElement--${name}`
      for (const each of classes.split(' ').filter(Boolean)) this.#container?.classList.toggle(each, on)
    }
  }

  /** @param {string} name @param {unknown} event */
  #emit(name, event) {
    if (name === 'focus' || name === 'blur') this.#mark(this.#state())
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }

  /** @param {string} name @param {Listener} listener */
  on(name, listener) {
    const all = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, all.add(listener))
    return this
  }

  /** @param {string} name @param {Listener} listener */
  once(name, listener) {
    const first = (/** @type {unknown} */ event) => {
      this.off(name, first)
      listener(event)
    }
    return this.on(name, first)
  }

  /** @param {string} name @param {Listener} [listener] */
  off(name, listener) {
    if (listener) this.#listeners.get(name)?.delete(listener)
    else this.#listeners.delete(name)
    return this
  }

  /** @param {string | HTMLElement} place */
  mount(place) {
    const container = typeof place === 'string' ? document.querySelector(place) : place
    if (!(container instanceof HTMLElement)) {
      throw new Error('The selector you specified applies to no DOM elements that are currently on the page.')
    }
    this.#leaving = new AbortController()
    this.#container = container
    container.classList.add(this._options.classes?.base ?? 'StripeElement')
    container.replaceChildren(this.#host)
    this.#mark(this.#state())
    const { signal } = this.#leaving
    // A click beside the digits or on the shop's label focuses the field.
    container.addEventListener('click', event => event.target === container && this.focus(), { signal })
    document.addEventListener('click', event => this.#isLabel(event.target) && this.focus(), { signal })
    queueMicrotask(() => this.#emit('ready', { elementType: this._type }))
  }

  /** @param {EventTarget | null} target */
  #isLabel(target) {
    const label = target instanceof Element ? target.closest('label') : null
    return label !== null && this.#container?.id !== '' && label.htmlFor === this.#container?.id
  }

  unmount() {
    this.#leaving.abort()
    this.#host.remove()
    this.#container = null
  }

  destroy() {
    this.unmount()
    this.#listeners.clear()
    for (const input of this.#inputs) {
      if (this._draft.inputs.get(input.name) === input) this._draft.inputs.delete(input.name)
    }
  }

  /** @param {Options} options */
  update(options) {
    this._options = { ...this._options, ...options }
    this.#sheet.textContent = sheetOf(this._options.style ?? {})
    for (const { input, name } of this.#inputs) {
      input.disabled = this._options.disabled ?? false
      if (this._options.placeholder !== undefined && this._type !== 'card')
        input.placeholder = this._options.placeholder
      if (name === 'cvc') input.maxLength = 4
    }
  }

  clear() {
    for (const card of this.#inputs) Object.assign(card, { touched: false }).input.value = ''
    this.#tell()
  }

  focus() {
    this.#inputs[0]?.input.focus()
  }

  blur() {
    for (const { input } of this.#inputs) input.blur()
  }
}

/** An incomplete field shows its error once it loses the focus, a wrong one at once. @param {CardInput} input @param {string} code */
const showsProblem = ({ input, touched }, code) =>
  touched || (input.value !== '' && !code.startsWith('incomplete'))

function testMark() {
  const mark = document.createElement('span')
  mark.className = 'mark'
  mark.textContent = 'Test mode'
  return mark
}
