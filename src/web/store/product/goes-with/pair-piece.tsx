import type { Product } from '../../../../contract/catalogue.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import { Price } from '../../../parts/product/price.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { OptionButtons } from '../../../ui/option-buttons.tsx'
import type { Choice } from '../choice.ts'
import { type OptionName, optionNames, optionsOf } from '../product-options.ts'
import { isInStock, legendOf } from './pair-choice.ts'

type Props = {
  piece: Product
  choice: Choice
  /** Options that were forgotten. */
  missing: readonly OptionName[]
  onChoose: (name: OptionName, value: string) => void
  /** Whether it is added too; null where all are. */
  include: { checked: boolean; onChange: (checked: boolean) => void } | null
}

/** One piece of a pair with all that has to be chosen. */
export function PairPiece({ piece, choice, missing, onChoose, include }: Props) {
  const options = optionsOf(piece)
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
        <Price price={piece.price} displayPrice={piece.displayPrice} className="mt-1" />
        {include && (
          <Checkbox
            label="Add this one"
            checked={include.checked}
            onChange={event => include.onChange(event.target.checked)}
          />
        )}
        {(include?.checked ?? true) &&
          optionNames
            .filter(name => options[name].length > 1)
            .map(name => (
              <div key={name} className="mt-2">
                <OptionButtons
                  legend={legendOf(name, options[name])}
                  options={options[name].map(value => ({
                    value,
                    soldOut: !isInStock(piece, choice, name, value),
                  }))}
                  value={choice[name]}
                  onChange={value => onChoose(name, value)}
                />
                {missing.includes(name) && (
                  <FieldError id={`piece-${piece._id}-${name}`}>
                    Choose{' '}
                    {name === 'color' ? 'a colour' : `the ${legendOf(name, options[name]).toLowerCase()}`}.
                  </FieldError>
                )}
              </div>
            ))}
      </div>
    </li>
  )
}
