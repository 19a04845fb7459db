import { addToCart } from '../../src/server/cart/add-to-cart.ts'
import { createCartStore } from '../../src/server/cart/cart-store.ts'
import { deliverDue } from '../../src/server/mail/deliver-mail.ts'
import { updateStatus } from '../../src/server/orders/move/update-status.ts'
import { insertUser } from '../factories.ts'
import type { Stage } from './stage.ts'
import { orderOf } from './told.ts'

/** Buyers order, somebody fills a cart, the staff move an order and mails go out, all at once. */
export async function mixedLoad(stage: Stage): Promise<void> {
  const { deps, told, productId } = stage
  const carts = createCartStore(deps)
  const add = (userId: string) =>
    addToCart({ ...deps, carts }, userId, { productId, quantity: 1, options: {} })
  const buyers = []
  for (let made = 0; made < 3; made++) {
    const { id } = await insertUser(deps)
    await add(id)
    buyers.push(id)
  }
  const { id: browsing } = await insertUser(deps)
  const [first = '', ...others] = buyers
  const order = async (userId: string) => {
    told({ ordering: userId })
    const { _id } = await orderOf(deps, userId)
    told({ order: _id })
    told({ answered: userId })
    return _id
  }
  const fill = async () => {
    for (let pieces = 1; pieces <= 4; pieces++) {
      await add(browsing)
      told({ cartOf: browsing, pieces })
    }
  }
  const pack = async (id: string) => {
    for (const status of ['Processing', 'Shipped', 'Delivered'] as const) {
      await updateStatus(deps, { userId: stage.admin, staffRole: 'owner' }, { id, status })
      told({ moved: id, to: status })
    }
  }
  const id = await order(first)
  await Promise.all([fill(), pack(id), ...others.map(order), deliver(stage), deliver(stage)])
  await deliver(stage)
}

async function deliver({ deps, told }: Stage): Promise<void> {
  const never = new AbortController().signal
  const sent: string[] = []
  const send = async ({ id }: { id: string }) => void sent.push(id)
  await deliverDue(deps, send, { closing: never, stopping: never })
  for (const sentMail of sent) told({ sentMail })
}
