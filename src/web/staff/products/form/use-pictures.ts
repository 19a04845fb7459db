import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { asApiError } from '../../../api/error.ts'
import { newKey, type PictureRow } from './product-values.ts'
import { takePictures } from './select-pictures.ts'
import { previewOf, sendPicture } from './upload-picture.ts'
import type { ProductForm } from './use-product-form.ts'

export type Sending = {
  file: File
  preview: string | undefined
  /** From 0 to 1. */
  share: number
  problem: string | null
  stop: AbortController
}

/** The product's pictures in their order, and those of them that are on their way to the shop. */
export function usePictures(form: ProductForm) {
  const pictures = useWatch({ control: form.control, name: 'pictures' })
  const [sending, setSending] = useState<Record<string, Sending>>({})
  const [leftOut, setLeftOut] = useState('')
  const running = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const stop of all) stop.abort()
    }
  }, [])

  const put = (next: PictureRow[]) =>
    form.setValue('pictures', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const now = () => form.getValues('pictures')
  const patch = (key: string, change: Partial<Sending>) =>
    setSending(all => {
      const one = all[key]
      return one ? { ...all, [key]: { ...one, ...change } } : all
    })
  const forget = (key: string) => setSending(({ [key]: _, ...rest }) => rest)

  const send = async (key: string, file: File) => {
    const stop = new AbortController()
    running.current.add(stop)
    setSending(all => ({
      ...all,
      [key]: { file, preview: all[key]?.preview, share: 0, problem: null, stop },
    }))
    previewOf(file).then(preview => patch(key, { preview }))
    try {
      const url = await sendPicture(file, { onProgress: share => patch(key, { share }), signal: stop.signal })
      put(now().map(row => (row.key === key ? { ...row, url } : row)))
      forget(key)
    } catch (error) {
      if (!stop.signal.aborted) patch(key, { problem: asApiError(error).message })
    }
    running.current.delete(stop)
  }

  return {
    pictures,
    sending,
    /** What to say of the files that were not taken. */
    leftOut,
    add: (files: readonly File[]) => {
      const taken = takePictures(files, now().length)
      setLeftOut(taken.words)
      const rows = taken.files.map(file => ({ file, row: { key: newKey(), url: '', alt: '' } }))
      put([...now(), ...rows.map(({ row }) => row)])
      for (const { file, row } of rows) send(row.key, file)
    },
    retry: (key: string) => {
      const one = sending[key]
      if (one) send(key, one.file)
    },
    remove: (key: string) => {
      sending[key]?.stop.abort()
      forget(key)
      put(now().filter(row => row.key !== key))
    },
    describe: (key: string, alt: string) => put(now().map(row => (row.key === key ? { ...row, alt } : row))),
    move: (key: string, to: number) => put(moved(now(), key, to)),
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** With one row at another place. */
export function moved<T extends { key: string }>(rows: readonly T[], key: string, to: number): T[] {
  const row = rows.find(each => each.key === key)
  if (!row) return [...rows]
  return rows.filter(each => each !== row).toSpliced(to, 0, row)
}
