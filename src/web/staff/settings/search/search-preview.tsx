import type { SearchEngines } from '../../../../contract/settings/search-engines.ts'

type Props = { typed: SearchEngines; shopName: string; about: string }

/** The shop in a list of results, a product of it, and a shared link, with what is typed. */
export function SearchPreview({ typed, shopName, about }: Props) {
  const title = [shopName, typed.homeTitle.trim() || about].filter(Boolean).join(': ')
  const description = typed.homeDescription.trim() || title
  return (
    <div className="space-y-5 p-4">
      {typed.isIndexed ? (
        <>
          <Result title={title} text={description} />
          <Result
            title={`A product · ${typed.titleEnd.trim() || shopName}`}
            text="What its page says of it."
          />
        </>
      ) : (
        <p className="text-body-s text-ink-2">Search engines are asked not to show the shop.</p>
      )}
      <div>
        <p className="text-caption text-ink-2">A shared link</p>
        <div className="mt-1 rounded-control border border-line p-3">
          <p className="wrap-anywhere font-semibold text-body-s">{title}</p>
          <p className="wrap-anywhere text-body-s text-ink-2">{typed.shareText.trim() || description}</p>
        </div>
      </div>
    </div>
  )
}

const Result = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p className="wrap-anywhere text-madder">{title}</p>
    <p className="wrap-anywhere text-body-s text-ink-2">{text}</p>
  </div>
)
