import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { NoMatch } from './no-match.tsx'
import { SuggestionRows } from './suggestion-rows.tsx'

type Props = { id: string; words: string; products: Product[]; active: number; onChoose: () => void }

/** What a search has found, or that it has found nothing. */
export const SuggestionAnswer = ({ products, ...rest }: Props) =>
  products.length === 0 ? (
    <NoMatch words={rest.words} onChoose={rest.onChoose} />
  ) : (
    <SuggestionRows products={products} {...rest} />
  )
