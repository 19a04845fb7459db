import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import type { StaffOrderDetail } from '../../../src/contract/orders/staff-orders.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'

/** Orders in the states that the staff's screens show. */
export type DeskOrders = {
  /** Nobody has called about it. */
  open: StaffOrderDetail
  /** The older of two from one phone. */
  twin: StaffOrderDetail
  wrongNumber: StaffOrderDetail
  packed: StaffOrderDetail
  /** With another size than at first, after its slip was printed. */
  changed: StaffOrderDetail
  /** Its parcel came back. */
  returned: StaffOrderDetail
  /** The digits of a number that gets nothing against cash. */
  blocked: string
}

type Buyer = { fullName: string; phone: string; city: string; address: string }

const buyers: Buyer[] = [
  {
    fullName: 'Sadia Qureshi',
    phone: '0301 4410021',
    city: 'Lahore',
    address: 'House 21, Block C, Johar Town',
  },
  {
    fullName: 'Mehwish Tariq',
    phone: '0333 2210045',
    city: 'Karachi',
    address: 'Flat 4, Rose Court, Clifton',
  },
  { fullName: 'Nadia Hussain', phone: '0345 9912077', city: 'Multan', address: 'Street 9, Gulgasht Colony' },
  {
    fullName: 'Farah Siddiqui',
    phone: '0300 8734410',
    city: 'Islamabad',
    address: 'House 5, Street 31, F-8/2',
  },
  {
    fullName: 'Rabia Chishti',
    phone: '0321 6620913',
    city: 'Faisalabad',
    address: 'House 18, Peoples Colony',
  },
]

type Sale = {
  buyer: number
  product: Product
  confirmed?: boolean
  source?: 'whatsapp' | 'instagram' | 'phone'
}

/** Ten orders that wait, the newest of the shop, and some that have gone on. */
export async function placeDeskOrders(
  admin: ApiClient,
  products: readonly [Product, Product],
): Promise<DeskOrders> {
  const [product, other] = products
  const sell = ({ buyer, product, confirmed = false, source = 'whatsapp' }: Sale) =>
    admin.orders.createManual({
      body: {
        lines: [{ productId: product._id, quantity: 1, options: mostLeft(product) }],
        ...{
          source,
          confirmed,
          shippingAddress: { ...(buyers[buyer] as Buyer), country: 'Pakistan', postalCode: '54000' },
        },
      },
    })
  const returned = await sendBack(admin, await sell({ buyer: 4, product, confirmed: true }))
  const packed = await sell({ buyer: 3, product, confirmed: true })
  await admin.orders.updateStatus({ params: { id: packed._id }, body: { status: 'Processing' } })
  const blocked = await block(admin, buyers[4] as Buyer)
  const wrongNumber = await sell({ buyer: 2, product: other })
  await admin.orders.call({ params: { id: wrongNumber._id }, body: { outcome: 'wrong_number' } })
  const twin = await sell({ buyer: 0, product, source: 'instagram' })
  await sell({ buyer: 0, product: other })
  const changed = await changeAfterPrinting(admin, await sell({ buyer: 1, product: other, confirmed: true }))
  await sell({ buyer: 3, product: other, source: 'phone' })
  await sell({ buyer: 4, product: other })
  const open = await sell({ buyer: 2, product, source: 'instagram' })
  return { open, twin, wrongNumber, packed, changed, returned, blocked }
}

function mostLeft({ stock }: Product): { color?: string; size?: string } {
  const [first] = [...stock].sort((a, b) => b.quantity - a.quantity)
  if (!first) throw new Error('There is no stock to sell.')
  return { ...(first.color && { color: first.color }), ...(first.size && { size: first.size }) }
}

async function sendBack(admin: ApiClient, { _id: id }: StaffOrderDetail) {
  await admin.orders.updateStatus({ params: { id }, body: { status: 'Processing' } })
  const parcel = { courier: 'TCS', trackingNumber: 'TCS-77120' }
  await admin.orders.updateStatus({ params: { id }, body: { status: 'Shipped', ...parcel } })
  await admin.orders.refused({ params: { id } })
  return admin.orders.staffGet({ params: { id } })
}

async function block(admin: ApiClient, { phone }: Buyer) {
  const id = `92${phone.slice(1).replaceAll(' ', '')}`
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString()
  await admin.buyers.block({ params: { id }, body: { block: { reason: 'Refused two parcels', until } } })
  const { version } = await admin.buyers.get({ params: { id } })
  const body = { version, note: 'Asks for the parcel after six.', tags: ['returns often'] }
  await admin.buyers.save({ params: { id }, body })
  return id
}

async function changeAfterPrinting(admin: ApiClient, { _id: id }: StaffOrderDetail) {
  await admin.orders.printed({ body: { ids: [id] } })
  const { order } = await admin.orders.openForChange({ params: { id } })
  const discount = { amount: 3, reason: 'A late parcel before' }
  await admin.orders.change({ params: { id }, body: { version: order.version, discount } })
  return admin.orders.staffGet({ params: { id } })
}
