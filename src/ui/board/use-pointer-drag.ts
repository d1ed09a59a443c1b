import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDragLibrary } from './use-drag-library.ts'

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Returns which card of this board the pointer carries, and over which column; the board scrolls at its edges during
 * it.
 */
export const usePointerDrag = (
  board: RefObject<HTMLElement | null>,
  boardId: string,
  drop: (cardId: string, to: string | null) => void,
) => {
  const { library, want } = useDragLibrary()
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const onDrop = useEffectEvent(drop)
  useEffect(
    () =>
      library?.monitorForElements({
        canMonitor: ({ source }) => source.data['boardId'] === boardId,
        onDragStart: ({ source }) => setDraggedId(toText(source.data['cardId'])),
        onDropTargetChange: ({ location }) => setOver(toText(location.current.dropTargets[0]?.data['column'])),
        onDrop: ({ source, location }) => {
          setDraggedId(null)
          setOver(null)
          onDrop(toText(source.data['cardId']) ?? '', toText(location.current.dropTargets[0]?.data['column']))
        },
      }),
    [library, boardId],
  )
  useEffect(() => {
    const element = board.current
    return element
      ? library?.autoScrollForElements({ element, canScroll: ({ source }) => source.data['boardId'] === boardId })
      : undefined
  }, [library, board, boardId])
  return { library, want, draggedId, over }
}
