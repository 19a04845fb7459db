import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

export const staffOrderScreens = ({ placed, shipped, delivered }: Stage): Screen[] => [
  { name: 'staff-orders', path: '/admin/orders', fullPage: true },
  { name: 'staff-orders-chosen', path: '/admin/orders', act: choose },
  { name: 'staff-orders-none', path: '/admin/orders?q=nobody@example.com' },
  { name: 'staff-orders-loading', path: '/admin/orders', held: '**/api/order/all*' },
  { name: 'staff-orders-error', path: '/admin/orders', failing: '**/api/order/all*' },
  { name: 'staff-order', path: `/admin/orders?open=${placed._id}` },
  { name: 'staff-order-shipped', path: `/admin/orders?open=${shipped._id}` },
  { name: 'staff-order-delivered', path: `/admin/orders?open=${delivered._id}` },
  {
    name: 'staff-order-update',
    path: `/admin/orders?open=${placed._id}`,
    act: page => page.getByRole('tab', { name: 'Update Status' }).click(),
  },
  { name: 'staff-desk', path: '/admin/confirm', fullPage: true },
  { name: 'staff-desk-loading', path: '/admin/confirm', held: '**/api/order/to-confirm*' },
  { name: 'staff-order-new', path: '/admin/orders/new', fullPage: true },
  { name: 'staff-packing', path: '/admin/packing', fullPage: true },
  { name: 'staff-buyers', path: '/admin/customers', fullPage: true },
  { name: 'staff-slips', path: `/admin/print/slips?ids=${placed._id},${shipped._id}`, fullPage: true },
  { name: 'staff-invoice', path: `/admin/print/invoices?ids=${placed._id}`, fullPage: true },
]

async function choose(page: Page) {
  const boxes = page.getByRole('checkbox', { name: /^Select order/ })
  for (const index of [0, 1]) await boxes.nth(index).check()
}
