import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { PartButton, Section, snapRow } from './section.tsx'

/** How something is made, step beside step; a row that scrolls sideways on phones. */
export const Steps = ({ title, intro, steps, ...button }: ShownPart<'steps'>) => (
  <Section title={title} intro={intro} look="band">
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      aria-label={title}
      className={cx(
        snapRow,
        'gap-4 md:grid-cols-2 md:gap-x-5 md:gap-y-8',
        steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {steps.map((step, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={nth} className="w-[40vw] shrink-0 snap-start md:w-auto">
          {step.picture && (
            <FocusedPicture
              picture={step.picture}
              alt={step.alt}
              sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 40vw"
              className="mb-3 aspect-square md:mb-4 md:aspect-4/5"
            />
          )}
          <div className="min-w-0">
            <h3 className="wrap-anywhere flex items-baseline gap-3 font-medium">
              <span aria-hidden="true" className="font-display text-display-s text-madder leading-none">
                {nth + 1}
              </span>
              {step.title}
            </h3>
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-body-s text-ink-2">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
    <PartButton {...button} />
  </Section>
)
