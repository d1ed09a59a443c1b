import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useDragLibrary } from './use-drag-library.ts'

const getRow = (data: Record<string | symbol, unknown>): number => (typeof data['row'] === 'number' ? data['row'] : -1)

/**
 * Rows of a list (`li`) that a pointer puts in another order by their `data-handle`: which one is carried, over which, and what to do
 * when it is dropped there. The library comes with the first pointer (`want`). The keyboard needs buttons of its own.
 */
export const useOrderDrag = (
  list: RefObject<HTMLElement | null>,
  /** The key of the rows: when it changes they are looked up again. */
  rows: string,
  move: (from: number, to: number) => void,
) => {
  const listId = useId()
  const { library, want } = useDragLibrary()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const onMove = useEffectEvent(move)
  useEffect(() => {
    if (!library || !list.current || rows === '') return undefined
    const isOurs = (data: Record<string | symbol, unknown>) => data['listId'] === listId
    const items = [...list.current.querySelectorAll<HTMLElement>(':scope > li')].flatMap((element, row) => {
      const dragHandle = element.querySelector('[data-handle]')
      return dragHandle
        ? [
            library.draggable({ element, dragHandle, getInitialData: () => ({ listId, row }) }),
            library.dropTargetForElements({
              element,
              canDrop: ({ source }) => isOurs(source.data),
              getData: () => ({ row }),
            }),
          ]
        : []
    })
    const watch = library.monitorForElements({
      canMonitor: ({ source }) => isOurs(source.data),
      onDragStart: ({ source }) => setDragged(getRow(source.data)),
      onDropTargetChange: ({ location }) => setOver(getRow(location.current.dropTargets[0]?.data ?? {})),
      onDrop: ({ source, location }) => {
        setDragged(null)
        setOver(null)
        const [from, to] = [getRow(source.data), getRow(location.current.dropTargets[0]?.data ?? {})]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      },
    })
    return () => [...items, watch].forEach((stop) => stop())
  }, [library, list, listId, rows])
  /** Where the carried row would come to lie, seen from a row: before it, after it, or not here. */
  const lands = (row: number): 'before' | 'after' | undefined => {
    if (dragged === null || over !== row || dragged === row) return undefined
    return dragged < row ? 'after' : 'before'
  }
  return { want, dragged, lands }
}
