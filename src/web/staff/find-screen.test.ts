import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { staffRoles } from '../../contract/accounts/staff-roles.ts'
import routes from '../routes.ts'
import { addressOf, allScreens, type NavEntry, navigationFor, screenAt, trailOf } from './find-screen.ts'
import { actionsFor } from './palette/actions.ts'

/** "Orders (To confirm, To pack)" */
const say = ({ name, parts }: NavEntry): string =>
  parts.length > 0 ? `${name} (${parts.map(say).join(', ')})` : name
const navigation = (role: (typeof staffRoles)[number], cards = false) =>
  navigationFor(role, { cards }).map(say)

test('every page of the staff is a screen, and every screen a page', () => {
  const pages = routes
    .flatMap(route => [route, ...(route.children ?? [])])
    .filter(({ file, path }) => file.startsWith('staff/') && path !== undefined)
    .map(({ path }) => path ?? '')
  // A tab of the settings is a page with its name in the address.
  const isPage = (pattern: string) => pages.some(path => matchPath(path, pattern))
  const patterns = allScreens.flatMap(({ pattern }) => pattern ?? [])
  expect(pages.filter(path => !patterns.includes(path))).toEqual([])
  expect(patterns.filter(pattern => !isPage(pattern))).toEqual([])
})

test('each role sees its own work', () => {
  expect(navigation('owner')).toEqual([
    'Today',
    'Orders (To confirm, To pack, To ship, Returned)',
    'Products (Stock, Categories, Collections, Size charts, Deals)',
    'Customers',
    'Shop (Home, Pages, Look, Settings, Staff, Changes, Health)',
  ])
  expect(navigation('manager')).toEqual([
    'Today',
    'Orders (To confirm, To pack, To ship, Returned)',
    'Products (Stock, Categories, Collections, Size charts, Deals)',
    'Customers',
    'Shop (Changes)',
  ])
  expect(navigation('caller')).toEqual(['Today', 'Orders', 'To confirm', 'Returned', 'Customers'])
  expect(navigation('packer')).toEqual(['Today', 'To pack', 'To ship'])
})

test('payments stand there only where cards are on', () => {
  expect(navigation('manager', true)[1]).toBe('Orders (To confirm, To pack, To ship, Returned, Payments)')
})

test('Quick find knows every screen and every tab of the settings that the role may open, and no other', () => {
  for (const role of staffRoles) {
    const found = actionsFor('', role)
      .filter(({ group }) => group === 'Screens')
      .map(({ to }) => to)
    const mayOpen = allScreens
      .filter(({ roles }) => roles.includes(role))
      .flatMap(screen => addressOf(screen) ?? [])
    expect(found.toSorted()).toEqual(mayOpen.toSorted())
  }
})

test('an address belongs to the screen that names the most of it', () => {
  const titleAt = (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost')
    return screenAt(pathname, search)?.title
  }
  expect(titleAt('/admin/orders?tab=all&open=abc')).toBe('Orders')
  expect(titleAt('/admin/orders?tab=returned&page=2')).toBe('Returned orders')
  expect(titleAt('/admin/packing?step=ship')).toBe('To ship')
  expect(titleAt('/admin/settings')).toBe('Settings')
  expect(titleAt('/admin/settings/look')).toBe('Settings: Look')
  expect(titleAt('/add-product/blue-kurta')).toBe('Edit Product')
  expect(titleAt('/checkout')).toBeUndefined()
})

test('the way back leads through what a screen belongs to', () => {
  const trail = (path: string) => trailOf(screenAt(path) as never).map(({ title }) => title)
  expect(trail('/admin/collections/new')).toEqual(['Products', 'Collections', 'Collection'])
  expect(trail('/admin/settings/look')).toEqual(['Shop', 'Settings: Look'])
})
