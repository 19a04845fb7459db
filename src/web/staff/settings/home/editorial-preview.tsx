import type { HomePart } from '../../../../contract/settings/home/home.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { ButtonLook, Photo, Titled } from './preview-pieces.tsx'

type Of<Kind> = Extract<HomePart, { kind: Kind }>

/** The parts that tell something, in small. */
export function EditorialPreview({ part }: { part: Of<'groups' | 'campaign' | 'steps' | 'promises'> }) {
  switch (part.kind) {
    case 'groups':
      return <Groups part={part} />
    case 'campaign':
      return <Campaign part={part} />
    case 'steps':
      return <Steps part={part} />
    case 'promises':
      return <Promises part={part} />
  }
}

function Groups({ part: { title, groups } }: { part: Of<'groups'> }) {
  const all = useGroups()
  return (
    <Titled title={title}>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {groups.map(({ group, name, text, picture }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are chosen
          <div key={nth} className="min-w-0">
            <Photo picture={picture} className="aspect-4/5 rounded-picture" />
            <p className="wrap-anywhere mt-1 font-display text-display-s">
              {name || all.find(({ code }) => code === group)?.name}
            </p>
            <p className="wrap-anywhere text-caption text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </Titled>
  )
}

const Text = ({ children }: { children: string }) => (
  <p className="wrap-anywhere mt-2 line-clamp-6 whitespace-pre-line text-body-s text-ink-2">{children}</p>
)

const Campaign = ({ part: { title, lead, intro, action, pictures } }: { part: Of<'campaign'> }) => (
  <div className="grid grid-cols-2 gap-2 px-4">
    {pictures.map(({ picture }, nth) => (
      <Photo
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        key={nth}
        picture={picture}
        className={`aspect-4/5 rounded-picture ${nth === 0 ? 'col-span-2' : ''}`}
      />
    ))}
    <div className="col-span-2">
      <p className="text-caption text-madder">{lead}</p>
      <p className="wrap-anywhere font-display text-display-s">{title}</p>
      <Text>{intro}</Text>
      <ButtonLook>{action}</ButtonLook>
    </div>
  </div>
)

const Steps = ({ part: { title, intro, steps, action } }: { part: Of<'steps'> }) => (
  <Titled title={title}>
    <Text>{intro}</Text>
    <ol className="mt-3 grid grid-cols-2 gap-2">
      {steps.map((step, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <li key={nth} className="min-w-0">
          {step.picture && <Photo picture={step.picture} className="aspect-4/5 rounded-picture" />}
          <p className="wrap-anywhere mt-1 text-body-s">
            {nth + 1}. {step.title}
          </p>
        </li>
      ))}
    </ol>
    <ButtonLook>{action}</ButtonLook>
  </Titled>
)

const Promises = ({ part: { title, promises } }: { part: Of<'promises'> }) => (
  <Titled title={title}>
    {promises.map((promise, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
      <p key={nth} className="wrap-anywhere mt-2 text-body-s">
        {promise.title} <span className="text-ink-2">{promise.text}</span>
      </p>
    ))}
    {promises.length === 0 && <p className="mt-2 text-body-s text-ink-2">Those of the policies.</p>}
  </Titled>
)
