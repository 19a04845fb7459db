import { Sheet } from '../../ui/sheet.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { open: boolean; onClose: () => void; query: string; onQuery: (query: string) => void }

export function SearchSheet({ open, onClose, query, onQuery }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="Search" side="full">
      <SearchBox look="sheet" rows={6} query={query} onQuery={onQuery} onLeave={onClose} />
    </Sheet>
  )
}
