import type { ComponentProps } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { Select } from '../../../ui/select.tsx'
import { useRead } from '../../cache/use-read.ts'

type Props = Omit<ComponentProps<typeof Select>, 'children'>

export const CategoryField = (props: Props) => (
  <Select {...props}>
    <option value="">Choose a category</option>
    {useGroups().map(group => (
      <optgroup key={group.code} label={group.name}>
        {group.categories.map(category => (
          <option key={category.code} value={category.code}>
            {category.name}
            {(category.hidden || group.hidden) && ' (hidden, so the tile is too)'}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
)

export const GroupField = (props: Props) => (
  <Select {...props}>
    <option value="">Choose a group</option>
    {useGroups().map(({ code, name, hidden }) => (
      <option key={code} value={code}>
        {name}
        {hidden && ' (hidden, so the tile is too)'}
      </option>
    ))}
  </Select>
)

/** One that is hidden or gone stays chosen. */
export function CollectionField({ chosen, help, ...props }: Props & { chosen: string }) {
  const { answer } = useRead(['shown collections'], signal => browserApi.collections.shown({}, { signal }))
  const collections = answer.state === 'ready' ? answer.value.collections : []
  const isListed = collections.some(({ slug }) => slug === chosen)
  const failure = answer.state === 'failed' && `The collections could not be loaded. ${answer.error.message}`
  return (
    // Made anew when the options arrive, so that the one that is chosen shows.
    <Select key={answer.state} help={failure || help} {...props}>
      <option value="">Choose a collection</option>
      {chosen && !isListed && <option value={chosen}>{chosen}</option>}
      {collections.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}
