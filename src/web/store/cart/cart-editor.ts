import type { Cart, CartItem } from '../../../contract/cart.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError, asApiError } from '../../api/error.ts'
import { type CartState, without } from './cart-state.ts'

/** Milliseconds without another click before a quantity is sent. */
export const debounceMs = 400

/**
 * Changes a cart: shown at once and sent one after another, so the last answer is current. A refused change returns to
 * the shop's value, with the refusal's message at the line.
 */
export class CartEditor {
  #state: CartState
  #queue: Promise<void> = Promise.resolve()
  readonly #api: ApiClient['cart']
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<() => void>()

  constructor(cart: Cart, api: ApiClient['cart']) {
    this.#state = { cart, wanted: {}, removing: {}, problems: {} }
    this.#api = api
  }

  readonly state = (): CartState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  setQuantity(lineId: string, quantity: number): void {
    const { wanted, problems } = this.#state
    this.#set({ wanted: { ...wanted, [lineId]: quantity }, problems: without(problems, lineId) })
    clearTimeout(this.#timers.get(lineId))
    this.#timers.set(
      lineId,
      setTimeout(() => this.#send(lineId), debounceMs),
    )
  }

  /** Sends waiting changes; resolves when the shop has answered all of them. */
  async flush(): Promise<void> {
    await Promise.all(Array.from(this.#timers.keys(), lineId => this.#send(lineId)))
    await this.#queue
  }

  /** Removes a line; resolves to whether the shop did. */
  remove({ _id: lineId, productId: product }: CartItem): Promise<boolean> {
    this.#dropWish(lineId)
    const { removing, problems } = this.#state
    this.#set({ removing: { ...removing, [lineId]: true }, problems: without(problems, lineId) })
    return this.#ask(lineId, () =>
      this.#api.remove({ params: { productId: product._id }, query: { lineId } }),
    ).finally(() => this.#set({ removing: without(this.#state.removing, lineId) }))
  }

  /** Puts a removed line back with its options; returns the new line's id. Throws what the shop refuses. */
  async putBack({ productId: product, quantity, options }: CartItem): Promise<string | null> {
    const known = new Set(this.#state.cart.items.map(item => item._id))
    await this.#next(() => this.#api.add({ body: { productId: product._id, quantity, options } }))
    return this.#state.cart.items.find(item => !known.has(item._id))?._id ?? null
  }

  /** Reads the cart again; changes that wait to be sent stay. */
  refresh(): Promise<void> {
    return this.#next(() => this.#api.get()).catch(() => undefined)
  }

  async #send(lineId: string) {
    const quantity = this.#state.wanted[lineId]
    const line = this.#state.cart.items.find(item => item._id === lineId)
    this.#stopWaiting(lineId)
    if (!line || quantity === undefined) return
    const params = { productId: line.productId._id }
    await this.#ask(lineId, () => this.#api.update({ params, body: { quantity, lineId } }))
    // A newer change of the line follows in the queue.
    if (this.#state.wanted[lineId] === quantity && !this.#timers.has(lineId)) this.#dropWish(lineId)
  }

  async #ask(lineId: string, call: () => Promise<Cart>): Promise<boolean> {
    try {
      await this.#next(call)
      return true
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404
      // The line was removed elsewhere, for example in another tab: show the cart that is left.
      if (gone) await this.#next(() => this.#api.get()).catch(() => undefined)
      else this.#set({ problems: { ...this.#state.problems, [lineId]: asApiError(error).message } })
      return gone
    }
  }

  #next(call: () => Promise<Cart>): Promise<void> {
    const turn = this.#queue.then(async () => this.#set({ cart: await call() }))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #dropWish(lineId: string) {
    this.#stopWaiting(lineId)
    this.#set({ wanted: without(this.#state.wanted, lineId) })
  }

  #stopWaiting(lineId: string) {
    clearTimeout(this.#timers.get(lineId))
    this.#timers.delete(lineId)
  }

  #set(change: Partial<CartState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
