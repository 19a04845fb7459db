import { expect, test } from 'vitest'
import { readOfChat, splitChat } from './split-chat.ts'

test('a message with a word before each part is split by these words', () => {
  expect(
    splitChat(`Assalam o alaikum, I want the rose kurta in M
*Name*: Amna Bilal
Contact No: 0300-1234567
Address: House 12, Street 4, Model Town
City: lahor
Note: please ring twice`),
  ).toEqual({
    ...{ fullName: 'Amna Bilal', phone: '0300-1234567', address: 'House 12, Street 4, Model Town' },
    ...{ city: 'Lahore', note: 'please ring twice' },
  })
})

test('a message without such words is split by what its lines look like', () => {
  expect(
    splitChat(`hi is this available?
size M please
Sana Tariq
Flat 3B, Block 7, Gulshan-e-Iqbal, Karachi
near Disco Bakery
+92 321 7654321
sana.t@example.com`),
  ).toEqual({
    ...{ fullName: 'Sana Tariq', phone: '+92 321 7654321', city: 'Karachi' },
    ...{ address: 'Flat 3B, Block 7, Gulshan-e-Iqbal', landmark: 'Disco Bakery' },
    email: 'sana.t@example.com',
  })
})

test('the dates and names of copied messages are no part of it', () => {
  expect(
    splitChat(`[24/11/26, 10:15] Hina R: Hina Raza
[24/11/26, 10:16:02] Hina R: House 9, Street 2, Satellite Town
24/11/2026, 10:17 pm - Hina R: Rawalpindi
24/11/2026, 10:18 - Hina R: 03331234567`),
  ).toEqual({
    ...{ fullName: 'Hina Raza', address: 'House 9, Street 2, Satellite Town' },
    ...{ city: 'Rawalpindi', phone: '03331234567' },
  })
})

test('small talk alone is nobody', () => {
  expect(splitChat('Hello\nhow much is it?\nthank you')).toEqual({})
  expect(splitChat('')).toEqual({})
})

test('a chat of 100 kB is read in no time, and no part is longer than its field takes', () => {
  const began = performance.now()
  for (const filler of ['0 ', '(', 'a@', 'Name: ', 'House 1, ', '\n', '[1/1/1, ', '٣'])
    for (const part of Object.values(splitChat(filler.repeat(100_000 / filler.length))))
      expect(part.length).toBeLessThanOrEqual(300)
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(splitChat(`${'x\n'.repeat(50_000)}Name: Amna\nPhone: 0300 1234567`)).toMatchObject({
    ...{ fullName: 'Amna', phone: '0300 1234567' },
  })
})

test('of a chat that is longer than what is read, that is said in words', () => {
  const said = 'The chat is long: only its last 60 lines, 8,000 characters at most, were read.'
  expect(readOfChat('x'.repeat(8_001))).toBe(said)
  expect(readOfChat('x\n'.repeat(61))).toBe(said)
  expect(readOfChat('x\n'.repeat(60))).toBeNull()
  expect(readOfChat(`${'y'.repeat(8_000)}\n  \n`)).toBeNull()
})
