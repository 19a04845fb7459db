import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useRead } from '../cache/use-read.ts'
import { useScreen } from '../find-screen.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'

type Props<T> = {
  /** One of them: "size chart". */
  noun: string
  /** Null until they are read. */
  records: readonly T[] | null
  /** How many there are, if not all records count. */
  count?: string
  answer: Answer<unknown>
  intro?: string
  /** The button that adds one. */
  add: ReactNode
  empty?: { title: string; text: string }
  /** The list, and what is below it. */
  children: (records: readonly T[]) => ReactNode
}

/** The page of a list of records. */
export function RecordPage<T>({ noun, records, answer, intro, add, empty, ...props }: Props<T>) {
  const title = useScreen()?.title ?? ''
  return (
    <>
      <PageHead count={records ? (props.count ?? countLabel(records.length, noun)) : undefined}>
        {add}
      </PageHead>
      {intro && <p className="mb-5 max-w-text text-ink-2">{intro}</p>}
      {(answer.state === 'failed' || !records) && (
        <ReadState answer={answer} what={`The ${title.toLowerCase()}`} />
      )}
      {empty && records?.length === 0 && <EmptyState {...empty} />}
      {records && props.children(records)}
    </>
  )
}

type RowProps = {
  name: string
  /** Beside the name. */
  marks?: ReactNode
  edit: string
  onRemove: () => void
  /** Before Edit. */
  actions?: ReactNode
  children: ReactNode
}

/** A record in its list, with what can be done with it. */
export const RecordRow = ({ name, marks, edit, onRemove, actions, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
    <div className="min-w-48 grow basis-48">
      <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-medium">
        {name}
        {marks}
      </h2>
      {children}
    </div>
    <div className="ml-auto flex flex-wrap items-center gap-1">
      {actions}
      <Link to={edit} className={buttonClass({ variant: 'outline', size: 'small' })}>
        Edit<span className="sr-only"> {name}</span>
      </Link>
      <Button variant="outline" size="small" onClick={onRemove}>
        Delete<span className="sr-only"> {name}</span>
      </Button>
    </div>
  </li>
)

type EditorProps<T, Read> = {
  /** "new" to add one. */
  id: string
  noun: string
  nameOf: (record: T) => string
  /** Under which it is read, and what. */
  cacheKey: string
  read: (signal: AbortSignal) => Promise<Read>
  find: (read: Read) => T | null
  list: { name: string; path: string }
  /** The form; `key` opens it again. */
  children: (record: T | null, read: Read, onReload: () => void) => ReactNode
}

/** The page that edits a record, or adds one. */
export function RecordEditor<T, Read>(props: EditorProps<T, Read>) {
  const { id, noun, nameOf, cacheKey, find, list, children } = props
  const [reloads, setReloads] = useState(0)
  const { answer, value } = useRead<Read>([cacheKey, id, reloads], props.read)
  const record = value ? find(value) : null
  const isGone =
    answer.state === 'failed' ? answer.error.code === 'not_found' : answer.state === 'ready' && !record
  if (isGone && id !== 'new')
    return (
      <EmptyState heading="h1" title={`There is no such ${noun}`} text="It may have been deleted.">
        <Link to={list.path} className={buttonClass()}>
          Go to {list.name}
        </Link>
      </EmptyState>
    )
  return (
    <>
      <PageHead title={id === 'new' ? `Add ${noun}` : `Edit ${record ? nameOf(record) : noun}`} />
      <ReadState answer={answer} value={value} what={`The ${noun}`} skeleton="h-96">
        {read => (
          <Fragment key={reloads}>{children(record, read, () => setReloads(before => before + 1))}</Fragment>
        )}
      </ReadState>
    </>
  )
}
