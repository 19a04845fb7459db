import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { Swatches } from '../../ui/swatches.tsx'

type Props = {
  colors: Product['colors']
  soldOut: ReadonlySet<string>
  value: string | null
  onChange: (value: string) => void
}

/** The colours of a product to choose from. */
export const ColourSwatches = ({ colors, soldOut, value, onChange }: Props) => (
  <Swatches
    legend="Colour"
    options={colors.map(color => ({ ...swatchOf(color), soldOut: soldOut.has(color.name) }))}
    value={value}
    onChange={onChange}
  />
)

const swatchOf = ({ name, hex, image }: Product['colors'][number]) =>
  hex ? { value: name, colour: hex } : { value: name, image }
