import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { cx } from '../../ui/cx.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Money } from '../money.tsx'
import { Picture } from '../picture/picture.tsx'
import { savingPercent } from '../product/saving-percent.ts'
import type { Offer } from './product-loaders.ts'

type Props = { offer: Offer; label: string; state: 'shown' | 'leaving' | 'waiting' }

/** All slides share one grid cell; the one that leaves slides out to the left. */
export function DealSlide({ offer: { product, endDate, end, priceThen }, label, state }: Props) {
  const [ended, setEnded] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, and no form's fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={state !== 'shown'}
      className={cx(
        'col-start-1 row-start-1 grid grid-cols-[2fr_3fr] gap-4 md:grid-cols-2 md:gap-10 lg:gap-16',
        movement[state],
      )}
    >
      <Picture
        src={product.picture?.url}
        alt={product.picture?.alt || product.title}
        sizes="40vw"
        className="aspect-4/5 w-full self-start md:max-w-104 md:self-center md:justify-self-end"
      />
      <div className="flex min-w-0 flex-col items-start self-center">
        <h3 className="wrap-anywhere font-display text-display-s md:text-display-l">
          <WholeWords>{product.title}</WholeWords>
        </h3>
        <DealPrice {...product} />
        <p className="mt-2 text-body-s first-letter:uppercase">already sold: {product.sold}</p>
        <Countdown
          end={endDate}
          onEnd={() => setEnded(true)}
          className="mt-3 font-semibold text-body-l md:mt-6 md:text-display-m"
        />
        <EndTime end={end} ended={ended} priceThen={priceThen} />
        <Link
          to={ended ? paths.category(product.category) : paths.product(product.slug)}
          className={buttonClass({ variant: 'inverse', size: 'large', className: 'mt-4 md:mt-8' })}
        >
          {ended ? 'See similar' : 'View product'}
        </Link>
      </div>
    </div>
  )
}

const movement = {
  shown: 'transition-opacity duration-600',
  leaving: 'pointer-events-none -translate-x-full opacity-0 transition-[translate,opacity] duration-600',
  waiting: 'invisible opacity-0',
}

function DealPrice({ price, displayPrice, from }: Offer['product']) {
  const saving = savingPercent(price, displayPrice)
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 tabular-nums md:mt-3 md:text-body-l">
      <span className="font-semibold">
        {from && 'From '}
        <Money amount={price} />
      </span>
      {displayPrice > price && (
        <s>
          <span className="sr-only">Original price </span>
          <Money amount={displayPrice} />
        </s>
      )}
      {saving > 0 && <span>Save {saving}%</span>}
    </p>
  )
}

function EndTime({ end, ended, priceThen }: Pick<Offer, 'end' | 'priceThen'> & { ended: boolean }) {
  return (
    <p className="mt-1 text-body-s">
      {ended ? 'Ended' : 'Ends'} {end}
      {!ended && priceThen !== null && (
        <>
          ; then <Money amount={priceThen} />
        </>
      )}
    </p>
  )
}
