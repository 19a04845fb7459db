import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { PartButton, Section } from './section.tsx'

/** How something is made: step below step on phones, beside each other where there is room. */
export const Steps = ({ title, intro, steps, ...button }: ShownPart<'steps'>) => (
  <Section title={title} intro={intro}>
    <ol
      className={cx(
        'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-x-5 md:gap-y-8',
        steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {steps.map((step, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={nth} className="flex items-center gap-4 md:block">
          {step.picture && (
            <FocusedPicture
              picture={step.picture}
              alt={step.alt}
              sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 128px"
              className="aspect-4/5 w-2/5 max-w-32 shrink-0 md:mb-4 md:w-auto md:max-w-none"
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
