/** A product has at most so many: the contract's. */
export const maxPicturesPerProduct = 40

type SelectedPictures<F> = { files: F[]; message: string }

/** Those of the files that become pictures of a product that has `count` already, and what to say of the others. */
export function selectPictures<F extends { type: string }>(
  files: readonly F[],
  count: number,
): SelectedPictures<F> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const taken = pictures.slice(0, Math.max(0, maxPicturesPerProduct - count))
  const [strange, over] = [files.length - pictures.length, pictures.length - taken.length]
  const words = [
    strange > 0 &&
      `${strange === 1 ? '1 file is not a picture and was' : `${strange} files are not pictures and were`} left out.`,
    over > 0 &&
      `${over === 1 ? '1 picture' : `${over} pictures`} left out: a product can have at most ${maxPicturesPerProduct}.`,
  ]
  return { files: taken, message: words.filter(Boolean).join(' ') }
}
