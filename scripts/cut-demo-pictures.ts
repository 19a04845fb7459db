import sharp, { type Sharp } from 'sharp'

/** Renews the demo's pictures that belong to pages rather than to products: banner and sign-in. */
const [from, pages] = ['demo/pictures', 'src/web/parts']

// Nobody waits for these, so they take the effort that renditions made on request cannot.
async function save(picture: Sharp, width: number, name: string): Promise<void> {
  const sized = picture.clone().resize({ width })
  await sized.clone().avif({ quality: 50, effort: 6 }).toFile(`${pages}/${name}.avif`)
  await sized.webp({ quality: 76, effort: 6 }).toFile(`${pages}/${name}.webp`)
}

// On a phone the square with the garments is shown, without the cloth on which the words stand.
for (const [name, left] of [
  ['chikankari', 890],
  ['mommy-and-me', 975],
  ['semi-formal', 1010],
] as const) {
  const hero = sharp(`${from}/hero-${name}.avif`)
  for (const width of [960, 1920]) await save(hero, width, `home/pictures/${name}-${width}`)
  const square = hero.clone().extract({ left, top: 0, width: 900, height: 900 })
  for (const width of [540, 900]) await save(square, width, `home/pictures/${name}-phone-${width}`)
}
for (const name of ['login-1', 'login-2', 'login-3']) {
  const picture = sharp(`${from}/${name}.avif`)
  for (const width of [480, 960]) await save(picture, width, `account/pictures/${name}-${width}`)
}
