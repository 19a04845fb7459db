import { expect, test } from 'vitest'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { actionsFor } from './actions.ts'

const namesFor = (text: string, role: StaffRole = 'owner') => actionsFor(text, role).map(({ name }) => name)

test('a screen or action is found by the beginnings of its words, in any order', () => {
  expect(namesFor('add')).toEqual(['Add product', 'New order', 'Settings: Shop'])
  expect(namesFor('slips print')).toEqual(['Print packing slips of orders to ship'])
  expect(namesFor(' settings  DELI ')).toEqual(['Settings: Delivery', 'Settings: Payment'])
  expect(namesFor('1042')).toEqual([])
})

test('a screen is also found by what people look for on it, after those so called', () => {
  expect(namesFor('backup')).toEqual(['Health'])
  expect(namesFor('logo')).toEqual(['Look'])
  expect(namesFor('zones')).toEqual(['Settings: Delivery'])
  expect(namesFor('deals')).toEqual(['Deals'])
  expect(namesFor('orders')[0]).toBe('Orders')
})

test('an action is offered to the roles that its page is for', () => {
  const ofShip = ['Print packing slips of orders to ship', 'Go to the shop']
  expect(namesFor('', 'packer')).toEqual(['Today', 'To pack', 'To ship', 'Sign-in and security', ...ofShip])
  expect(namesFor('', 'caller')).not.toContain(ofShip[0])
  expect(namesFor('', 'manager')).not.toContain('Staff')
})
