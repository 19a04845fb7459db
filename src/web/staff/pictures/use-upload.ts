import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../contract/media.ts'
import { asApiError } from '../../api/error.ts'
import { uploadPicture } from './upload-picture.ts'

/** One upload at a time: a second file takes the place of the first, and leaving the page ends it. */
export function useUpload(onUploaded: (picture: UploadedImage) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const upload = async (file: File | undefined) => {
    if (!file) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setProgress(0)
    try {
      const uploaded = await uploadPicture(file, { onProgress: setProgress, signal: controller.signal })
      if (!controller.signal.aborted) onUploaded(uploaded)
    } catch (cause) {
      if (!controller.signal.aborted) setError(asApiError(cause).message)
    }
    if (!controller.signal.aborted) setProgress(null)
  }
  return { upload, progress, error, clearError: () => setError(null) }
}
