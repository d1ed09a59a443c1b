import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import css from './board.module.css'

export type BoardCard = { id: string; name: string; content: ReactNode }
export type Column = {
  key: string
  title: ReactNode
  name: string
  count: number
  cards: readonly BoardCard[]
  /** Asked for when the end of the cards comes into sight. */
  onMore?: (() => void) | undefined
}

type BoardColumnProps = {
  column: Column
  cardHeight: number
  isOver: boolean
  heldId: string | undefined
  draggedId: string | undefined
  hintId: string
  onCardKeyDown: (event: KeyboardEvent, card: BoardCard, from: string) => void
  onCardBlur: (card: BoardCard) => void
  onCardPointerDown: (event: PointerEvent<HTMLElement>, card: BoardCard) => void
}

const gap = 8
const spare = 4
const usualHeight = 700

/** One column: only the cards in sight and a few beyond them are in the page. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { column, cardHeight, isOver, heldId, draggedId, hintId } = props
  const { cards, onMore } = column
  const pitch = cardHeight + gap
  const box = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [height, setHeight] = useState(usualHeight)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = new ResizeObserver(() => setHeight(element.clientHeight || usualHeight))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  const from = Math.max(0, first - spare)
  const until = Math.min(cards.length, first + Math.ceil(height / pitch) + spare)
  const isNearEnd = until >= cards.length && cards.length < column.count
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])
  // A card that is held must stay in the page wherever the column scrolls, or the keyboard would lose it.
  const heldAt = heldId === undefined ? -1 : cards.findIndex((card) => card.id === heldId)
  const shown = cards.slice(from, until).map((card, at) => ({ card, at: from + at }))
  const held = cards[heldAt]
  if (held && (heldAt < from || heldAt >= until)) shown.push({ card: held, at: heldAt })
  return (
    <div className={css.column} data-column={column.key} data-over={isOver || undefined}>
      <div className={css.head}>
        {column.title}
        <span>{column.count.toLocaleString('en-US')}</span>
      </div>
      <div
        className={css.cards}
        ref={box}
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / pitch))}
      >
        <ul className={css.room} aria-label={column.name} style={{ height: cards.length * pitch }}>
          {shown.map(({ card, at }) => (
            // A card is picked up with Space: it has to take the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={card.id}
              className={css.card}
              style={{ top: at * pitch, height: cardHeight }}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={card.name}
              aria-roledescription="card that can be moved"
              aria-describedby={hintId}
              aria-setsize={column.count}
              aria-posinset={at + 1}
              data-held={heldId === card.id || undefined}
              data-dragged={draggedId === card.id || undefined}
              onKeyDown={(event) => props.onCardKeyDown(event, card, column.key)}
              onBlur={() => props.onCardBlur(card)}
              onPointerDown={(event) => props.onCardPointerDown(event, card)}
            >
              {card.content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
