import type { ReactNode, RefObject } from 'react'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { Choice } from '../../parts/buy/choice.ts'
import type { ChoiceStock } from '../../parts/buy/choice-stock.ts'
import { ColourSwatches } from '../../parts/buy/colour-swatches.tsx'
import type { OptionName, ProductOptions } from '../../parts/buy/product-options.ts'
import { sizeWord } from '../../parts/product/size-word.ts'
import { OptionButtons } from '../../ui/option-buttons.tsx'

type Props = {
  product: Product
  options: ProductOptions
  choice: Choice
  stock: ChoiceStock
  /** Stands beside the sizes. */
  guide: ReactNode
  onChoose: (name: OptionName, value: string) => void
  sizesRef: RefObject<HTMLDivElement | null>
}

/** Colours, sizes, the third option, lengths and materials: buttons where there is a choice, text where there is none. */
export function OptionRows({ product, options, choice, stock, guide, onChoose, sizesRef }: Props) {
  return (
    <div className="space-y-4">
      {options.color.length > 1 ? (
        <ColourSwatches
          colors={product.colors}
          soldOut={stock.soldOutColors}
          value={choice.color}
          onChange={value => onChoose('color', value)}
        />
      ) : (
        <Fact name="Colour" values={options.color} />
      )}
      {options.size.length > 1 ? (
        <div ref={sizesRef}>
          <OptionButtons
            legend={sizeWord(options.size)}
            options={options.size.map(value => ({ value, soldOut: stock.soldOutSizes.has(value) }))}
            value={choice.size}
            onChange={value => onChoose('size', value)}
            aside={guide}
          />
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Fact name={sizeWord(options.size)} values={options.size} />
          {options.size.length > 0 && guide}
        </div>
      )}
      {product.third && (
        <Row
          name="third"
          words={[product.third.name, product.third.name]}
          all={options.third}
          soldOut={stock.soldOutThirds}
          options={options}
          choice={choice}
          onChoose={onChoose}
        />
      )}
      <Row
        name="length"
        words={['Length', 'Lengths']}
        all={product.Length.map(one => one.Length)}
        options={options}
        choice={choice}
        onChoose={onChoose}
      />
      <Row
        name="material"
        words={['Material', 'Materials']}
        all={product.Material.map(one => one.Material)}
        options={options}
        choice={choice}
        onChoose={onChoose}
      />
    </div>
  )
}

type RowProps = Omit<Props, 'product' | 'stock' | 'guide' | 'sizesRef'> & {
  name: 'third' | 'length' | 'material'
  words: [one: string, several: string]
  all: string[]
  soldOut?: Set<string>
}

function Row({ name, words: [one, several], all, soldOut, options, choice, onChoose }: RowProps) {
  if (options[name].length < 2) return <Fact name={all.length > 1 ? several : one} values={all} />
  return (
    <OptionButtons
      legend={one}
      options={options[name].map(value => ({ value, soldOut: soldOut?.has(value) }))}
      value={choice[name]}
      onChange={value => onChoose(name, value)}
    />
  )
}

function Fact({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null
  return (
    <p className="text-body-s">
      <span className="text-ink-2">{name}:</span> <span className="font-medium">{values.join(', ')}</span>
    </p>
  )
}
