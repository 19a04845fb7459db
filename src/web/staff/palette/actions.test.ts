import { expect, test } from 'vitest'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { actionsFor } from './actions.ts'

const namesFor = (text: string, role: StaffRole = 'owner') => actionsFor(text, role).map(({ name }) => name)

test('an action is found by the beginnings of its words, in any order', () => {
  expect(namesFor('add')).toEqual(['Add product'])
  expect(namesFor('slips print')).toEqual(['Print packing slips of orders to ship'])
  expect(namesFor(' GO  deal ')).toEqual(['Go to Deals'])
  expect(namesFor('1042')).toEqual([])
})

test('an empty text finds all actions', () => {
  expect(namesFor('')).toHaveLength(20)
})

test('an action is offered to the roles that its page is for', () => {
  expect(namesFor('', 'packer')).toEqual([
    'Print packing slips of orders to ship',
    'Go to Today',
    'Go to orders to pack',
    'Go to sign-in and security',
    'Go to the shop',
  ])
  expect(namesFor('', 'caller')).toEqual([
    'New order',
    'Go to Today',
    'Go to Orders',
    'Go to orders to confirm',
    'Go to Buyers',
    'Go to sign-in and security',
    'Go to the shop',
  ])
  expect(namesFor('', 'manager')).not.toContain('Go to Staff')
})
