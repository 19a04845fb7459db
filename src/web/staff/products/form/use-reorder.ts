import { useEffect, useRef, useState } from 'react'

const dragKind = 'picture of a product'

/** Lets an element be dragged onto another one. `onMove` gets the dragged key and the index of the target. */
export function useReorder(key: string, index: number, onMove: (key: string, to: number) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const ends: (() => void)[] = []
    let gone = false
    // Loaded in the browser only: it needs the DOM.
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
      ({ draggable, dropTargetForElements }) => {
        if (gone) return
        ends.push(
          draggable({ element, getInitialData: () => ({ kind: dragKind, key }) }),
          dropTargetForElements({
            element,
            canDrop: ({ source }) => source.data.kind === dragKind && source.data.key !== key,
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: ({ source }) => {
              setOver(false)
              latest.current(String(source.data.key), index)
            },
          }),
        )
      },
      // Without dragging, the buttons still move pictures.
      () => undefined,
    )
    return () => {
      gone = true
      for (const end of ends) end()
    }
  }, [key, index])
  return { ref, over }
}
