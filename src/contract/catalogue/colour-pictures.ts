type TiedPicture = { url: string; color?: string | undefined }

/** `image` is the picture that the staff chose for the colour itself; '' for none. */
type PicturedColour = { name: string; image: string }

/**
 * The pictures of a product in one of its colours: the colour's own, then those tied to it, then those tied to none. All
 * of them where nothing is tied to the colour.
 */
export function picturesOfColour<T extends TiedPicture>(
  pictures: readonly T[],
  colours: readonly PicturedColour[],
  name: string | null | undefined,
): readonly T[] {
  const image = colours.find(colour => colour.name === name)?.image
  const rank = ({ url, color }: T) => {
    if (url === image) return 0
    if (color === name) return 1
    return color || colours.some(colour => colour.image === url) ? 3 : 2
  }
  if (!name || !pictures.some(picture => rank(picture) < 2)) return pictures
  return pictures.filter(picture => rank(picture) < 3).toSorted((a, b) => rank(a) - rank(b))
}

/** The address of the picture that stands for a colour; '' where none is tied to it. */
export const pictureOfColour = (
  pictures: readonly TiedPicture[],
  colours: readonly PicturedColour[],
  name: string,
): string =>
  colours.find(colour => colour.name === name)?.image ||
  pictures.find(({ color }) => color === name)?.url ||
  ''
