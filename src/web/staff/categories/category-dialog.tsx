import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { audienceNames, audiences } from '../../../contract/catalogue/audiences.ts'
import {
  type CategoryList,
  leastCategoryPicture,
  NewCategory,
  type StaffCategory,
} from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { RecordDialog } from '../records/record-form.tsx'
import { useRecordForm } from '../records/use-record-form.ts'

type Props = {
  /** Null to add one. */
  category: StaffCategory | null
  /** Its group; null for a group. */
  parent: string | null
  categories: readonly StaffCategory[]
  onClose: () => void
  onDone: (list: CategoryList, text: string) => void
  onChangedMeanwhile: () => void
}

const fields = ['name', 'parent', 'intro', 'picture', 'audience', 'code', 'hidden'] as const

export function CategoryDialog({ category, parent, categories, onClose, onDone, onChangedMeanwhile }: Props) {
  const state = useRecordForm<z.input<typeof NewCategory>, NewCategory>({
    first: {
      name: category?.name ?? '',
      parent,
      intro: category?.intro ?? '',
      picture: category?.picture ?? '',
      audience: category?.audience ?? '',
      hidden: category?.hidden ?? false,
    },
    resolver: zodResolver(NewCategory),
    save: async ({ code, ...details }) => {
      const list = category
        ? await browserApi.categories.edit({
            params: { id: category.code },
            body: { ...details, version: category.version },
          })
        : await browserApi.categories.create({ body: { ...details, code } })
      onDone(list, category ? `${details.name} is saved.` : `${details.name} is in the shop.`)
    },
    changedCode: 'category_changed',
    onChangedMeanwhile,
    names: () => fields,
  })
  const what = parent === null ? 'group' : 'category'
  return (
    <RecordDialog
      state={state}
      title={category ? `Edit ${category.name}` : `Add a ${what}`}
      saveLabel={category ? 'Save' : `Add ${what}`}
      onClose={onClose}
    >
      <CategoryFields
        form={state.form}
        groups={categories.filter(each => each.parent === null)}
        isNew={category === null}
        isGroup={parent === null}
      />
    </RecordDialog>
  )
}

type CategoryForm = UseFormReturn<z.input<typeof NewCategory>, unknown, NewCategory>

type FieldsProps = {
  form: CategoryForm
  groups: readonly StaffCategory[]
  isNew: boolean
  isGroup: boolean
}

function CategoryFields({ form, groups, isNew, isGroup }: FieldsProps) {
  return (
    <>
      <TextInput label="Name" autoComplete="off" data-autofocus {...fieldOf(form, 'name')} />
      {!isGroup && (
        <>
          <Select label="Group" {...fieldOf(form, 'parent')}>
            {groups.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <TextArea
            label="Words below the heading"
            optional
            rows={3}
            help="What shoppers read at the top of its page. Search engines may show them too."
            {...fieldOf(form, 'intro')}
          />
          <CategoryPicture form={form} />
        </>
      )}
      {!isGroup && isNew && (
        <TextInput
          label="Address"
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help="What comes after /category/ in its address. Made from the name if you leave it empty, and follows the name until products are in it."
          {...fieldOf(form, 'code', { setValueAs: (text?: string) => text?.trim() || undefined })}
        />
      )}
      <Select
        label="For whom"
        help="Shopping feeds such as Google’s tell it with every product."
        {...fieldOf(form, 'audience')}
      >
        <option value="">{isGroup ? 'Not said' : 'As the group says'}</option>
        {audiences.map(audience => (
          <option key={audience} value={audience}>
            {audienceNames[audience]}
          </option>
        ))}
      </Select>
      <Checkbox
        label="Hidden"
        help={
          isGroup
            ? 'The group and its categories are in no menu. Their pages open by their addresses.'
            : 'In no menu and not for search engines. Its page opens by its address, and its products stay in the shop.'
        }
        {...fieldOf(form, 'hidden')}
      />
    </>
  )
}

function CategoryPicture({ form }: { form: CategoryForm }) {
  const url = useWatch({ control: form.control, name: 'picture' }) ?? ''
  const { width, height } = leastCategoryPicture
  return (
    <PictureChoice
      id="category-picture"
      label="Picture"
      help={`Beside its heading, and on its tiles of the home page, where its newest product stands else. At least ${width} × ${height} pixels.`}
      url={url}
      fault={form.getFieldState('picture', form.formState).error?.message}
      onChange={uploaded =>
        form.setValue('picture', uploaded?.fileUrl ?? '', { shouldDirty: true, shouldValidate: true })
      }
    />
  )
}
