import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { asApiError } from '../../../api/error.ts'
import { makePreview, uploadPicture } from '../../pictures/upload-picture.ts'
import { newKey, type PictureRow } from './product-values.ts'
import { selectPictures } from './select-pictures.ts'
import type { ProductForm } from './use-product-form.ts'

export type Upload = {
  file: File
  preview: string | undefined
  /** From 0 to 1. */
  progress: number
  error: string | null
  controller: AbortController
}

/** The product's pictures in their order, and the uploads that are under way or failed. */
export function usePictures(form: ProductForm) {
  const pictures = useWatch({ control: form.control, name: 'pictures' })
  const [uploads, setUploads] = useState<Record<string, Upload>>({})
  const [skippedMessage, setSkippedMessage] = useState('')
  const controllers = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = controllers.current
    return () => {
      for (const controller of all) controller.abort()
    }
  }, [])

  const setPictures = (next: PictureRow[]) =>
    form.setValue('pictures', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const current = () => form.getValues('pictures')
  const updateUpload = (key: string, change: Partial<Upload>) =>
    setUploads(all => {
      const upload = all[key]
      return upload ? { ...all, [key]: { ...upload, ...change } } : all
    })
  const removeUpload = (key: string) => setUploads(({ [key]: _, ...rest }) => rest)

  const upload = async (key: string, file: File) => {
    const controller = new AbortController()
    controllers.current.add(controller)
    setUploads(all => ({
      ...all,
      [key]: { file, preview: all[key]?.preview, progress: 0, error: null, controller },
    }))
    makePreview(file).then(preview => updateUpload(key, { preview }))
    try {
      const { fileUrl: url } = await uploadPicture(file, {
        onProgress: progress => updateUpload(key, { progress }),
        signal: controller.signal,
      })
      setPictures(current().map(row => (row.key === key ? { ...row, url } : row)))
      removeUpload(key)
    } catch (error) {
      if (!controller.signal.aborted) updateUpload(key, { error: asApiError(error).message })
    }
    controllers.current.delete(controller)
  }

  return {
    pictures,
    uploads,
    /** Says which files were not taken, or ''. */
    skippedMessage,
    add: (files: readonly File[]) => {
      const selected = selectPictures(files, current().length)
      setSkippedMessage(selected.message)
      const rows = selected.files.map(file => ({ file, row: { key: newKey(), url: '', alt: '', color: '' } }))
      setPictures([...current(), ...rows.map(({ row }) => row)])
      for (const { file, row } of rows) upload(row.key, file)
    },
    retry: (key: string) => {
      const one = uploads[key]
      if (one) upload(key, one.file)
    },
    remove: (key: string) => {
      uploads[key]?.controller.abort()
      removeUpload(key)
      setPictures(current().filter(row => row.key !== key))
    },
    describe: (key: string, alt: string) =>
      setPictures(current().map(row => (row.key === key ? { ...row, alt } : row))),
    /** Shows a picture for one color only, or with '' for every color. */
    tie: (key: string, color: string) =>
      setPictures(current().map(row => (row.key === key ? { ...row, color } : row))),
    move: (key: string, to: number) => setPictures(moveRow(current(), key, to)),
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** The rows with one of them moved to the index `to`. */
export function moveRow<T extends { key: string }>(rows: readonly T[], key: string, to: number): T[] {
  const row = rows.find(each => each.key === key)
  if (!row) return [...rows]
  return rows.filter(each => each !== row).toSpliced(to, 0, row)
}
