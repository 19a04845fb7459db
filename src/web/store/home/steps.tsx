import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import { PartButton, Section, snapRow } from './section.tsx'
import type { ShownPart } from './shown-part.ts'

type Props = Omit<Extract<ShownPart, { kind: 'steps' }>, 'kind'>

/** How something is made, step by step. */
export const Steps = ({ title, text, steps, ...button }: Props) => (
  <Section title={title} text={text}>
    <ol
      className={cx(
        snapRow,
        'gap-4 md:grid-cols-2 md:gap-5',
        steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {steps.map((step, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={nth} className="w-[70vw] shrink-0 snap-start md:w-auto">
          {step.picture && (
            <FocusedPicture
              picture={step.picture}
              alt={step.alt}
              sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 70vw"
              className="aspect-4/5"
            />
          )}
          <h3 className="mt-4 flex gap-3 font-medium">
            <span aria-hidden="true" className="font-display text-display-s text-madder leading-none">
              {nth + 1}
            </span>
            {step.title}
          </h3>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-body-s text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
    <PartButton {...button} />
  </Section>
)
