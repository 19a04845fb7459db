import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

type Button = { label: string; onClick: () => void; 'aria-disabled': boolean }

const buttons = new Map<string, Button>()
// Files share their modules: the stepper is loaded anew for this one, and again for whoever comes after it.
vi.resetModules()
vi.doMock('../ui/icon-button.tsx', () => ({
  IconButton: (button: Button) => {
    buttons.set(button.label, button)
    return null
  },
}))
const { QuantityStepper } = await import('./quantity-stepper.tsx')
afterAll(() => {
  vi.doUnmock('../ui/icon-button.tsx')
  vi.resetModules()
})

/** What the stepper asks for when a button is pressed; null: nothing. */
function press(name: 'Increase' | 'Decrease', value: number, { max = 4, disabled = false } = {}) {
  const asked: number[] = []
  const onChange = (next: number) => void asked.push(next)
  const props = { label: 'Quantity', value, max, disabled, onChange }
  const markup = renderToStaticMarkup(<QuantityStepper {...props} />)
  const button = buttons.get(`${name}: Quantity`)
  button?.onClick()
  return { asked: asked[0] ?? null, isDisabled: button?.['aria-disabled'], markup }
}

test('plus adds one piece up to the maximum and none beyond it', () => {
  expect(press('Increase', 3)).toMatchObject({ asked: 4, isDisabled: false })
  expect(press('Increase', 4)).toMatchObject({ asked: null, isDisabled: true })
})

test('minus takes one piece away down to the minimum and none below it', () => {
  expect(press('Decrease', 2)).toMatchObject({ asked: 1, isDisabled: false })
  expect(press('Decrease', 1)).toMatchObject({ asked: null, isDisabled: true })
})

test('a quantity that has become more than is left goes down to what is left', () => {
  expect(press('Increase', 7)).toMatchObject({ asked: 4, isDisabled: true })
  expect(press('Decrease', 7)).toMatchObject({ asked: 4 })
})

test('a disabled stepper changes nothing', () => {
  for (const name of ['Increase', 'Decrease'] as const)
    expect(press(name, 2, { disabled: true })).toMatchObject({ asked: null, isDisabled: true })
})

test('the reason for the maximum is said only when it is reached', () => {
  expect(press('Increase', 4).markup).toContain('Only 4 left')
  expect(press('Increase', 3).markup).not.toContain('Only 4 left')
})
