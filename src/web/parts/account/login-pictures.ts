import type { PictureSource } from '../picture/picture-source.ts'
import avif1w480 from './pictures/login-1-480.avif?no-inline'
import webp1w480 from './pictures/login-1-480.webp?no-inline'
import avif1w960 from './pictures/login-1-960.avif?no-inline'
import webp1w960 from './pictures/login-1-960.webp?no-inline'
import avif2w480 from './pictures/login-2-480.avif?no-inline'
import webp2w480 from './pictures/login-2-480.webp?no-inline'
import avif2w960 from './pictures/login-2-960.avif?no-inline'
import webp2w960 from './pictures/login-2-960.webp?no-inline'
import avif3w480 from './pictures/login-3-480.avif?no-inline'
import webp3w480 from './pictures/login-3-480.webp?no-inline'
import avif3w960 from './pictures/login-3-960.avif?no-inline'
import webp3w960 from './pictures/login-3-960.webp?no-inline'
import placeholders from './pictures/placeholders.json' with { type: 'json' }

const source = (
  avif480: string,
  avif960: string,
  webp480: string,
  webp960: string,
  placeholder: string,
): PictureSource => ({
  placeholder,
  src: webp960,
  avif: `${avif480} 480w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
})

export const loginPictures = [
  source(avif1w480, avif1w960, webp1w480, webp1w960, placeholders['login-1']),
  source(avif2w480, avif2w960, webp2w480, webp2w960, placeholders['login-2']),
  source(avif3w480, avif3w960, webp3w480, webp3w960, placeholders['login-3']),
]
