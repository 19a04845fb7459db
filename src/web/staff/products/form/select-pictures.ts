import { maxPicturesPerProduct } from '../../../../contract/pictures.ts'

type SelectedPictures<F> = { files: F[]; message: string }

/** The files to upload for a product that has `count` pictures, and a message about those left out. */
export function selectPictures<F extends { type: string }>(
  files: readonly F[],
  count: number,
): SelectedPictures<F> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const taken = pictures.slice(0, Math.max(0, maxPicturesPerProduct - count))
  const [notPictures, tooMany] = [files.length - pictures.length, pictures.length - taken.length]
  const sentences = [
    notPictures > 0 &&
      `${notPictures === 1 ? '1 file is not a picture and was' : `${notPictures} files are not pictures and were`} left out.`,
    tooMany > 0 &&
      `${tooMany === 1 ? '1 picture' : `${tooMany} pictures`} left out: a product can have at most ${maxPicturesPerProduct}.`,
  ]
  return { files: taken, message: sentences.filter(Boolean).join(' ') }
}
