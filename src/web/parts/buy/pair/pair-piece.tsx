import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { OptionButtons } from '../../../ui/option-buttons.tsx'
import { Picture } from '../../picture/picture.tsx'
import { Price } from '../../product/price.tsx'
import { priceFrom } from '../../product/price-from.ts'
import { askForSize, sizeWord } from '../../product/size-word.ts'
import type { Choice } from '../choice.ts'
import { stockOf } from '../choice-stock.ts'
import { ColourSwatches } from '../colour-swatches.tsx'
import { type OptionName, optionsOf } from '../product-options.ts'

type Props = {
  piece: Product
  choice: Choice
  /** The size was forgotten. */
  sizeMissing: boolean
  onChoose: (name: OptionName, value: string) => void
  /** Whether it is added too; null where all are. */
  include: { checked: boolean; onChange: (checked: boolean) => void } | null
}

/** One piece of a pair with all that has to be chosen. */
export function PairPiece({ piece, choice, sizeMissing, onChoose, include }: Props) {
  const shown = piece.colors.find(({ name }) => name === choice.color)?.image || piece.pictures[0]?.url
  return (
    <li id={`piece-${piece._id}`} tabIndex={-1} className="flex gap-4 py-5 first:pt-1">
      <Picture
        src={shown}
        placeholder={piece.pictures.find(({ url }) => url === shown)?.placeholder}
        alt=""
        sizes="96px"
        className="aspect-4/5 w-24 shrink-0 self-start"
      />
      <div className="min-w-0 grow">
        <h3 className="font-medium">{piece.title}</h3>
        <Price {...priceFrom(piece, choice)} className="mt-1" />
        {include && (
          <Checkbox
            label="Add this one"
            checked={include.checked}
            onChange={event => include.onChange(event.target.checked)}
          />
        )}
        {(include?.checked ?? true) && (
          <PieceOptions piece={piece} choice={choice} sizeMissing={sizeMissing} onChoose={onChoose} />
        )}
      </div>
    </li>
  )
}

/** What there is a choice of; what there is one of alone is told on the product's own page. */
function PieceOptions({ piece, choice, sizeMissing, onChoose }: Omit<Props, 'include'>) {
  const options = optionsOf(piece)
  const stock = stockOf(piece, options, choice)
  const legends = { third: piece.third?.name ?? '', length: 'Length', material: 'Material' }
  return (
    <div className="mt-1 space-y-2">
      {options.color.length > 1 && (
        <ColourSwatches
          colors={piece.colors}
          soldOut={stock.soldOutColors}
          value={choice.color}
          onChange={value => onChoose('color', value)}
        />
      )}
      {options.size.length > 1 && (
        <div>
          <OptionButtons
            legend={sizeWord(options.size)}
            options={options.size.map(value => ({ value, soldOut: stock.soldOutSizes.has(value) }))}
            value={choice.size}
            onChange={value => onChoose('size', value)}
          />
          {sizeMissing && <FieldError id={`piece-${piece._id}-size`}>{askForSize(options.size)}.</FieldError>}
        </div>
      )}
      {(['third', 'length', 'material'] as const)
        .filter(name => options[name].length > 1)
        .map(name => (
          <OptionButtons
            key={name}
            legend={legends[name]}
            options={options[name].map(value => ({
              value,
              soldOut: name === 'third' && stock.soldOutThirds.has(value),
            }))}
            value={choice[name]}
            onChange={value => onChoose(name, value)}
          />
        ))}
    </div>
  )
}
