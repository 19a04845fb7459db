import { expect, test } from 'vitest'
import { changeText } from './change-sentence.ts'

test.each([
  ['order', 'noted', '#12', 'added a note to order #12'],
  ['order', 'merged', '#12', 'put order #12 into the parcel of another'],
  ['order', 'noted as refused', '#12', 'noted that order #12 was refused at the door'],
  ['payment', 'tried again', 'pi_1', 'tried payment pi_1 again'],
  ['product', 'made a draft', 'Nilofer', 'made product Nilofer a draft'],
  ['deal', 'undone', 'Summer', 'undid a change of deal Summer'],
  ['collection', 'undone', 'Eid', 'undid a change of collection Eid'],
  ['staff', 'removed', 'Ada Khan', 'removed Ada Khan from the staff'],
] as const)('a change of kind %s and action "%s" reads as a sentence', (thing, action, subject, text) => {
  expect(changeText({ thing, action, subject })).toBe(text)
})

test('an action of an older version is shown as it was recorded', () => {
  expect(changeText({ thing: 'product', action: 'constructor', subject: 'Nilofer' })).toBe(
    'constructor product Nilofer',
  )
})
