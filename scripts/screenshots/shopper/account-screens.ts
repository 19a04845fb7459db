import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

const passwordScreens: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', act: signInWrongly },
  { name: 'signup', path: '/signup', fullPage: true },
  { name: 'signup-errors', path: '/signup', fullPage: true, act: page => press(page, 'Create account') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-sent', path: '/forgot-password', act: askForLink },
  { name: 'reset-password', path: '/reset-password?token=made-up' },
  { name: 'reset-password-used', path: '/reset-password?token=made-up', act: useOldLink },
  { name: 'reset-password-no-link', path: '/reset-password' },
]

const wishlistScreens = ({ newcomer }: Stage): Screen[] => [
  { name: 'wishlist', path: '/search?q=palazzo', fullPage: true, act: keepSome },
  { name: 'wishlist-empty', path: '/wishlist', token: newcomer },
]

const profileScreens = ({ shopper }: Stage): Screen[] => [
  { name: 'profile', path: '/profile', token: shopper },
  {
    name: 'profile-edit',
    path: '/profile',
    token: shopper,
    fullPage: true,
    act: page => press(page, /^Edit/),
  },
  { name: 'profile-loading', path: '/profile', token: shopper, held: '**/api/user/user/*' },
  { name: 'profile-error', path: '/profile', token: shopper, failing: '**/api/user/user/*' },
]

const orderScreens = (stage: Stage): Screen[] => [
  { name: 'orders', path: '/user/orders', token: stage.shopper, fullPage: true },
  { name: 'orders-empty', path: '/user/orders', token: stage.newcomer },
  { name: 'orders-loading', path: '/user/orders', token: stage.shopper, held: '**/api/order/user/orders*' },
  { name: 'orders-error', path: '/user/orders', token: stage.shopper, failing: '**/api/order/user/orders*' },
  ...(['placed', 'shipped', 'delivered', 'cancelled'] as const).map(state => ({
    name: `order-${state}`,
    path: `/user/orders/${stage[state]._id}`,
    token: stage.shopper,
    fullPage: true,
  })),
  { name: 'track', path: '/track' },
  {
    name: 'track-found',
    path: '/track',
    fullPage: true,
    act: page => track(page, stage.shipped.number, phone),
  },
  { name: 'track-not-found', path: '/track', act: page => track(page, stage.shipped.number, '0311 1111111') },
]

export const accountScreens = (stage: Stage): Screen[] => [
  ...passwordScreens,
  ...wishlistScreens(stage),
  ...profileScreens(stage),
  ...orderScreens(stage),
]

/** The demo shopper's. */
const phone = '0300 1234567'

async function signInWrongly(page: Page) {
  await page.getByLabel('Email').fill('ayesha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press(page, 'Sign in')
  await page.getByRole('alert').waitFor()
}

async function askForLink(page: Page) {
  await page.getByLabel('Email').fill('ayesha@example.com')
  await press(page, 'Send the link')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

async function useOldLink(page: Page) {
  await page.getByLabel('New password').fill('a long enough password')
  await press(page, 'Save new password')
  await page.getByRole('link', { name: 'Email me a new link' }).waitFor()
}

/** A search with a sold-out piece among its answers. */
async function keepSome(page: Page) {
  const hearts = page.getByRole('main').getByRole('button', { name: /for later$/ })
  for (let i = 0; i < 4; i += 1) await hearts.nth(i).click()
  await page.goto(new URL('/wishlist', page.url()).href, { waitUntil: 'networkidle' })
}

async function track(page: Page, number: number, caller: string) {
  await page.getByLabel('Order number').fill(String(number))
  await page.getByLabel('Phone').fill(caller)
  await press(page, 'Track order')
  await page
    .getByRole('alert')
    .or(page.getByRole('heading', { name: `Order #${number}` }))
    .waitFor()
}
