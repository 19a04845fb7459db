import type { ReactNode } from 'react'
import type { HomePicture } from '../../../../contract/settings/home/home.ts'
import { homePictureSource } from '../../../parts/home/home-picture.ts'
import { buttonClass } from '../../../ui/button-class.ts'

export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="px-4">
    <p className="wrap-anywhere font-display text-display-s">{title}</p>
    {children}
  </div>
)

type PhotoProps = { picture: HomePicture | null; className: string }

export const Photo = ({ picture, className }: PhotoProps) => (
  <span className={`block overflow-hidden bg-tile ${className}`}>
    {picture && (
      <img
        src={homePictureSource(picture.url)?.src}
        alt=""
        width={picture.width}
        height={picture.height}
        style={{ objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
        className="size-full object-cover"
      />
    )}
  </span>
)

export const ButtonLook = ({ children }: { children: string }) =>
  children && (
    <span aria-hidden="true" className={buttonClass({ size: 'small', className: 'mt-3' })}>
      {children}
    </span>
  )
