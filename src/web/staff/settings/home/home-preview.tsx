import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Home, type HomePart, kindOfPart } from '../../../../contract/settings/home/home.ts'
import { browserApi, browserApiOver } from '../../../api/browser.ts'
import type { PublicSettings } from '../../../api/context.ts'
import { type AskShop, askShop } from '../../../parts/home/ask-shop.ts'
import { HomePart as PartOfPage } from '../../../parts/home/home-part.tsx'
import { loadPart } from '../../../parts/home/load-home.ts'
import { usePublicShop } from '../../../parts/use-public-shop.ts'
import { usePaused } from '../../cache/use-paused.ts'
import { toZoned } from '../../controls/zoned-time.ts'
import { categoryIn, collectionIn } from '../link-warning.ts'
import { PhoneFrame } from './phone-frame.tsx'

type Props = { home: Home; shopName: string; timeZone: string }

/** The page as shoppers would see it on a phone; what is switched off is left out, and dates are told. */
export function HomePreview({ home, shopName, timeZone }: Props) {
  const settings = usePublicShop()
  const { data: ask } = useQuery({
    queryKey: ['what the home page asks'],
    queryFn: () => settings && askAsStaff(settings),
    enabled: settings !== undefined,
    structuralSharing: false,
  })
  const parts = home.parts.filter(({ isOn }) => isOn)
  return (
    <PhoneFrame
      title="The page on a phone"
      className="mx-auto h-160 w-80 max-w-full border-line sm:border-x lg:h-[calc(100dvh-5rem)]"
    >
      <p className="wrap-anywhere border-line border-b px-4 py-3 font-display text-display-s">{shopName}</p>
      {parts.length === 0 && <Note>No part of the page is shown.</Note>}
      {ask &&
        parts.map((part, nth) => (
          // The parts have no names of their own, and two may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PartPreview key={nth} part={part} ask={ask} timeZone={timeZone} />
        ))}
    </PhoneFrame>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="mx-4 mt-6 bg-sunk px-2 py-1 text-caption text-ink-2">{children}</p>
)

function PartPreview({ part, ask, timeZone }: { part: HomePart; ask: AskShop; timeZone: string }) {
  const { name } = kindOfPart(part.kind)
  const sound = usePaused(JSON.stringify(soundPart(part) ?? ''))
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['part of the home page', sound],
    queryFn: () => loadPart(JSON.parse(sound), ask),
    enabled: sound !== '""',
    placeholderData: keepPreviousData,
  })
  const isIncomplete = sound === '""'
  return (
    <>
      {(part.startsAt || part.endsAt) && <Note>{`Shown ${datesOf(part, timeZone)}`}</Note>}
      {isIncomplete && <Note>{`${name}: not complete yet.`}</Note>}
      {!isIncomplete && !isPending && !data && (
        <Note>{`${name}: has nothing to show now, so it is left out.`}</Note>
      )}
      {!isIncomplete && data?.kind === part.kind && (
        <PartOfPage part={data} first={false} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  )
}

const datesOf = ({ startsAt, endsAt }: HomePart, timeZone: string): string => {
  const local = (moment: string) => toZoned(moment, timeZone).replace('T', ' ')
  return [startsAt && `from ${local(startsAt)}`, endsAt && `until ${local(endsAt)}`].filter(Boolean).join(' ')
}

const Part = Home.shape.parts.element

/** The part as it could be saved, without rows that still lack something; undefined where it lacks something itself. */
function soundPart(part: HomePart): HomePart | undefined {
  const { data, error } = Part.safeParse(part)
  if (!error) return data
  const isWrong = (list: string, row: number) =>
    error.issues.some(({ path }) => path[0] === list && path[1] === row)
  const fields = Object.entries(part).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((_, nth) => !isWrong(name, nth)) : value,
  ])
  return Part.safeParse(Object.fromEntries(fields)).data
}

/** What the page's loader asks, asked from here: drafts of links and pictures that were just uploaded are known, too. */
async function askAsStaff(settings: PublicSettings): Promise<AskShop> {
  const [{ categories }, { collections }] = await Promise.all([
    browserApi.categories.list(),
    browserApi.collections.list(),
  ])
  return askShop(browserApiOver(fetchOnce()), {
    ...settings,
    homePictures: { has: () => true, get: () => null },
    categoryPage: code => categoryIn(categories, code),
    collectionPage: slug => collectionIn(collections, slug),
  })
}

/** Everything is asked for once: an owner types faster than what the shop has changes. */
function fetchOnce() {
  const answers = new Map<string, Promise<Response>>()
  return async (request: Request): Promise<Response> => {
    const asked = answers.get(request.url) ?? fetch(request)
    answers.set(request.url, asked)
    const answer = await asked.catch(() => null)
    if (!answer?.ok) answers.delete(request.url)
    return (await asked).clone()
  }
}
