import { expect, test } from 'vitest'
import { errorsCsv } from './errors-csv.ts'

test('the file lists each error with its row, keeps quotes and disarms formulas', async () => {
  const file = errorsCsv(
    [
      { row: 3, column: 'Price', message: 'Price is required.' },
      { row: 12, column: '=cmd()', message: 'There is no category "Shoes;=1+1", so choose another.' },
    ],
    'spring.csv',
  )
  expect(file.name).toBe('errors in spring.csv')
  expect(await file.text()).toBe(
    '"Row","Column","What is wrong"\r\n' +
      '"3","Price","Price is required."\r\n' +
      '"12","\'=cmd()","There is no category ""Shoes;\'=1+1"", so choose another."\r\n',
  )
})
