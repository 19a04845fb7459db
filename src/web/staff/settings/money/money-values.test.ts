import { expect, test } from 'vitest'
import { dollars, type MoneySettings } from '../../../../contract/settings/money-settings.ts'
import { moneyResolver, toMoney, toValues } from './money-values.ts'

const withCash: MoneySettings = {
  ...dollars,
  cash: { currency: 'PKR', rate: 281.5, roundTo: 10 },
  tax: { percent: 18, number: 'NTN 1234567-8' },
}

test('what is saved comes back as it was', () => {
  for (const money of [dollars, withCash]) expect(toMoney(toValues(money))).toEqual(money)
})

test('each message stands at the field it is about', async () => {
  const check = async (change: object) =>
    (await moneyResolver({ ...toValues(withCash), ...change }, undefined, {} as never)).errors
  expect(await check({ rate: '', cashRoundTo: '0.5' })).toMatchObject({
    rate: { message: expect.stringContaining('number') },
  })
  expect(await check({ cashRoundTo: '0.5' })).toMatchObject({
    cashRoundTo: { message: 'This currency has no smaller coins: enter a whole number.' },
  })
  expect(await check({ taxPercent: '0', taxNumber: ' ' })).toMatchObject({
    ...{ taxPercent: { message: 'Enter more than 0.' }, taxNumber: { message: 'Enter your tax number.' } },
  })
  expect(await check({ rate: '0' })).toMatchObject({ rate: { message: 'Enter more than 0.' } })
  expect(await check({ currency: 'PKR', roundTo: '1' })).toMatchObject({
    cashCurrency: { message: 'Choose another currency than the one of your prices.' },
  })
  for (const cashCurrency of ['CAD', 'HKD'])
    expect(await check({ cashCurrency, cashRoundTo: '1' })).toEqual({
      cashCurrency: expect.objectContaining({
        message: 'Choose a currency with another sign than the one of your prices.',
      }),
    })
  expect(await check({ cashCurrency: 'AED', cashRoundTo: '1' })).toEqual({})
  expect(await check({ currency: 'JPY', roundTo: '0.01' })).toMatchObject({
    roundTo: { message: 'This currency has no smaller coins: enter a whole number.' },
  })
})
