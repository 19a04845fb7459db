import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { Wishlist } from '../../../contract/catalogue/wishlist.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { changeList } from './wishlist-ids.ts'

type BrowserSide = {
  api: ApiClient['wishlist']
  /** Shows the list. */
  show: (ids: readonly string[]) => void
  /** A guest's list, kept in this browser before signing in. */
  readGuestIds: () => string[]
  writeGuestIds: (ids: readonly string[]) => void
}

/**
 * The wishlist of an account. Changes show at once and are sent one after another, so the last answer is current; a
 * refused one is undone. A guest's list is merged with the first read.
 */
export class AccountWishlist {
  #held: readonly string[] = []
  readonly #wishes = new Map<string, { keep: boolean }>()
  #queue: Promise<unknown> = Promise.resolve()
  #reading: Promise<Product[]> | null = null
  #asked = false
  readonly #browser: BrowserSide

  constructor(browser: BrowserSide) {
    this.#browser = browser
  }

  /** The products of the list, latest first, as the shop has them now. */
  read(): Promise<Product[]> {
    this.#reading ??= this.#next(() => this.#ask()).finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  /** Reads the list once: only reading merges a guest's list. */
  async ensure(): Promise<void> {
    if (!this.#asked) await this.read()
  }

  /** Adds or removes a product. Throws what the shop refuses, after undoing the change. */
  async change(productId: string, keep: boolean): Promise<void> {
    const wish = { keep }
    this.#wishes.set(productId, wish)
    this.#draw()
    const { api } = this.#browser
    try {
      await this.#next(() =>
        keep ? api.add({ body: { productIds: [productId] } }) : api.remove({ params: { productId } }),
      )
    } finally {
      // A newer change of the same product follows in the queue.
      if (this.#wishes.get(productId) === wish) this.#wishes.delete(productId)
      this.#draw()
    }
  }

  async #ask(): Promise<Wishlist> {
    const guestIds = this.#browser.readGuestIds()
    const merged = guestIds.length > 0 ? await this.#merge(guestIds) : null
    const wishlist = merged ?? (await this.#browser.api.get())
    this.#asked = true
    return wishlist
  }

  /** Null when it does not all fit: then the browser keeps its list, and the wishlist page says so. */
  async #merge(guestIds: string[]): Promise<Wishlist | null> {
    try {
      const merged = await this.#browser.api.add({ body: { productIds: guestIds } })
      this.#browser.writeGuestIds([])
      return merged
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return null
      throw error
    }
  }

  #next(call: () => Promise<Wishlist>): Promise<Product[]> {
    const turn = this.#queue.then(async () => {
      const { products } = await call()
      this.#held = products.map(product => product._id)
      this.#draw()
      return products
    })
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #draw() {
    let list = this.#held
    for (const [productId, { keep }] of this.#wishes) list = changeList(list, productId, keep)
    this.#browser.show(list)
  }
}
