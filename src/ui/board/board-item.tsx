import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './board.module.css'
import type { DragLibrary } from './use-drag-library.ts'

export type BoardCard = { id: string; name: string; content: ReactNode }

type BoardItemProps = {
  card: BoardCard
  boardId: string
  library: DragLibrary | null
  hintId: string
  /** Its position in its column, from 1, of how many, and how many pixels from the top. */
  place: { at: number; of: number; top: number; height: number }
  isHeld: boolean
  isDragged: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

/** A card: dragged by the pointer, or picked up with Space. */
export const BoardItem = (props: BoardItemProps) => {
  const { card, boardId, library, hintId, place, isHeld, isDragged, onKeyDown, onBlur } = props
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = item.current
    return element ? library?.draggable({ element, getInitialData: () => ({ boardId, cardId: card.id }) }) : undefined
  }, [library, boardId, card.id])
  return (
    // A card is picked up with Space: it has to take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={css.card}
      style={{ top: place.top, height: place.height }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={card.name}
      aria-roledescription="card that can be moved"
      aria-describedby={hintId}
      aria-setsize={place.of}
      aria-posinset={place.at}
      data-held={isHeld || undefined}
      data-dragged={isDragged || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {card.content}
    </li>
  )
}
