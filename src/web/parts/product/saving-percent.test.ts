import { expect, test } from 'vitest'
import { savingPercent } from './saving-percent.ts'

test('tells the saving in whole per cent and never too much of it', () => {
  expect(savingPercent(48, 64)).toBe(25)
  expect(savingPercent(42, 52)).toBe(19)
  expect(savingPercent(70, 100)).toBe(30)
})

test('tells none when nothing is saved', () => {
  expect(savingPercent(48, 48)).toBe(0)
  expect(savingPercent(48, 40)).toBe(0)
  expect(savingPercent(48, 0)).toBe(0)
})
