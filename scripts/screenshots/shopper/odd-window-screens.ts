import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import { lowSizes, type Screen } from '../screen.ts'
import { type Stage, slugs } from '../stage/stage.ts'

const product = `/product/${slugs.kurta}`
const narrow = { width: 320, height: 640 }

/** The same pages with text of twice the size, and in windows that are low or narrow. */
export const oddWindowScreens = ({ shopper, staff }: Stage): Screen[] => [
  { name: 'text-200-home', path: '/', largeText: true },
  ...[
    { name: 'list', path: '/category/w-chickankari' },
    { name: 'product', path: product },
    { name: 'cart', path: '/add-to-cart', token: shopper },
    { name: 'checkout', path: '/checkout', token: shopper },
    { name: 'orders', path: '/user/orders', token: shopper },
    { name: 'queue', path: '/admin/orders', token: staff, listens: true },
    { name: 'today', path: '/admin', token: staff, listens: true },
    { name: 'new-order', path: '/admin/orders/new', token: staff, listens: true },
  ].map(screen => ({ ...screen, name: `text-200-${screen.name}`, fullPage: true, largeText: true })),
  ...[
    { name: 'home', path: '/' },
    { name: 'product', path: product },
    { name: 'size-sheet', path: product, act: (page: Page) => press(page, /^Choose a/, 'main', 0) },
    { name: 'list', path: '/category/w-chickankari' },
    { name: 'filter', path: '/category/w-chickankari', act: (page: Page) => press(page, /^Filter/) },
    { name: 'menu', path: '/', act: (page: Page) => press(page, /^Menu/, 'banner') },
    { name: 'cart', path: '/add-to-cart', token: shopper },
    { name: 'checkout', path: '/checkout', token: shopper },
    { name: 'queue', path: '/admin/orders', token: staff, listens: true },
  ].map(screen => ({ ...screen, name: `low-screen-${screen.name}`, viewport: lowSizes })),
  ...[
    { name: 'home', path: '/' },
    { name: 'product', path: product },
    { name: 'checkout', path: '/checkout', token: shopper },
  ].map(screen => ({
    ...{ ...screen, name: `narrow-${screen.name}`, only: 'phone' as const },
    viewport: { phone: narrow, desktop: narrow },
  })),
]
