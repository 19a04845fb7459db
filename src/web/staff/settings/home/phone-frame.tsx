import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { title: string; className: string; children: ReactNode }

/** A page of the shop as a phone shows it: in a document of its own, so that its styles go by the width of that. */
export function PhoneFrame({ title, className, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const open = ({ contentDocument }: HTMLIFrameElement) => {
    if (!contentDocument) return
    contentDocument.documentElement.lang = document.documentElement.lang
    contentDocument.title = title
    const styles = document.head.querySelectorAll('link[rel=stylesheet], style')
    contentDocument.head.replaceChildren(...[...styles].map(style => style.cloneNode(true)))
    setBody(contentDocument.body)
  }
  return (
    <>
      <iframe
        title={title}
        srcDoc="<!doctype html>"
        onLoad={event => open(event.currentTarget)}
        className={className}
      />
      {body && createPortal(<div onClickCapture={stay}>{children}</div>, body)}
    </>
  )
}

/** Links lead nowhere from here. */
function stay(event: MouseEvent) {
  // Whatever is clicked is an element; those of the frame are no instances of this window's classes.
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}
