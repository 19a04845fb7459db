import type { Page } from '@playwright/test'
import type { StaffProduct } from '../../../src/contract/catalogue/staff-catalogue.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { productInput } from '../../../test-support/factories.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop } from '../../e2e/shop-test.ts'
import { type Hand, handOf } from './hand.ts'
import { test } from './own-shop.ts'
import { setCheckout } from './set-checkout.ts'

test.use({ shopOf: import.meta.url })

const buyers = Array.from({ length: 10 }, (_, nth) => ({
  name: `Zubaida ${'ABCDEFGHIJ'[nth]}`,
  phone: `0300 55500${10 + nth}`,
}))

const chatOf = ({ name, phone }: (typeof buyers)[number]) => `[24/11/26, 10:15] ${name}: Salam, ye chahiye
[24/11/26, 10:16] ${name}: Name: ${name}
[24/11/26, 10:16] ${name}: House 12, Street 4, Model Town
[24/11/26, 10:17] ${name}: Lahore
[24/11/26, 10:17] ${name}: ${phone}`

test(
  'ten chats are ten parcels with the courier after 90 presses',
  onDesktop,
  async ({ page, admin, baseURL }) => {
    test.setTimeout(180_000)
    page.setDefaultTimeout(20_000)
    const product = await admin.catalogue.add({
      body: productInput({
        ...{ title: 'Meher Chat Kurta', product_images: [], Color: [], Length: [], Material: [] },
        ...{
          Size: [{ Size: 'S' }, { Size: 'M' }],
          stock: [
            { color: '', size: 'S', quantity: 20 },
            { color: '', size: 'M', quantity: 20 },
          ],
        },
      }),
    })
    // Nobody's chat has a postal code, and couriers in Pakistan ask for none.
    await setCheckout(admin, { postalCode: 'hidden' })
    await sendDemoOrders(admin)
    await arriveAsAdmin(page, baseURL)
    const hand = handOf(page)
    await page.goto('/admin/orders')
    await hydrated(page)
    for (const buyer of buyers) await typeOrder(page, hand, { buyer, product })
    await sendParcels(page, hand)
    expect(hand.presses()).toBeLessThanOrEqual(90)
    const { orders } = await admin.orders.all({ query: { search: 'Zubaida', limit: 50 } })
    expect(orders.map(({ status, courier }) => [status, courier])).toEqual(
      buyers.map(() => ['Shipped', 'TCS']),
    )
    expect(orders.map(({ trackingNumber }) => trackingNumber).sort()).toEqual(
      buyers.map((_, nth) => `PK-${10 + nth}`),
    )
  },
)

async function typeOrder(
  page: Page,
  hand: Hand,
  { buyer, product }: { buyer: (typeof buyers)[number]; product: StaffProduct },
): Promise<void> {
  hand.begin('orders')
  await hand.link('New order')
  const chat = page.getByLabel('Paste the chat')
  await hand.press(chat)
  await chat.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, chatOf(buyer))
  await expect(page.getByLabel('Full name')).toHaveValue(buyer.name)
  await hand.write('Add a piece', 'meher chat')
  await hand.button(new RegExp(`^Add ${product.title}`))
  await hand.press(page.getByRole('list', { name: 'Pieces' }).getByText('M', { exact: true }))
  await hand.press(page.getByLabel('The buyer has confirmed it'))
  await hand.button(/^Place order/)
  // Not by its message: that of the order before may still be there.
  await expect(page).toHaveURL(/\/admin\/orders\?open=/)
}

/** The ten stand alone on the packing screen, where messages have to leave the buttons under few rows free. */
async function sendDemoOrders(admin: ApiClient): Promise<void> {
  const waiting = async (step: 'pack' | 'ship') => {
    const { orders } = await admin.orders.toPack({ query: { step, limit: 100 } })
    return orders.map(({ _id }) => _id)
  }
  await admin.orders.bulkStatus({ body: { ids: await waiting('pack'), status: 'Processing' } })
  await admin.orders.bulkStatus({ body: { ids: await waiting('ship'), status: 'Shipped', courier: 'TCS' } })
}

/** Slips are printed, all are packed, and all leave with one courier, whose labels are scanned. */
async function sendParcels(page: Page, hand: Hand): Promise<void> {
  hand.begin('parcels')
  await hand.link(/^To pack/)
  await expect(page.getByRole('tab', { name: /^To pack/ })).toBeVisible()
  await tickAll(page, hand)
  await hand.link(/^Print slips/)
  await hand.button('Mark as packed')
  await expect(page.getByRole('status').filter({ hasText: 'orders are now Processing.' })).toBeVisible()
  await hand.press(page.getByRole('tab', { name: /^To ship/ }))
  await tickAll(page, hand)
  await hand.button('Mark as shipped…')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/Zubaida/)).toHaveCount(buyers.length)
  await hand.writeInto(dialog.getByLabel(/Courier/), 'TCS')
  await hand.press(dialog.getByLabel(/Zubaida A/))
  for (const nth of buyers.keys()) {
    await page.keyboard.type(`PK-${10 + nth}`)
    await page.keyboard.press('Enter')
  }
  await hand.press(dialog.getByRole('button', { name: 'Mark as Shipped' }))
  await expect(page.getByRole('status').filter({ hasText: 'orders are now Shipped.' })).toBeVisible()
}

const tickAll = (page: Page, hand: Hand) =>
  hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }))
