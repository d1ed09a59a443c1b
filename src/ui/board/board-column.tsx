import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import css from './board.module.css'
import { type BoardCard, BoardItem } from './board-item.tsx'
import type { DragLibrary } from './use-drag-library.ts'

export type Column = {
  key: string
  title: ReactNode
  name: string
  count: number
  cards: readonly BoardCard[]
  /** Is a narrow bar until it is opened: for finished cards. */
  folds?: boolean
  /** Asked for when the end of the cards comes into sight. */
  onMore?: (() => void) | undefined
}

type BoardColumnProps = {
  column: Column
  boardId: string
  library: DragLibrary | null
  hintId: string
  cardHeight: number
  isOver: boolean
  heldId: string | undefined
  draggedId: string | null
  onCardKeyDown: (event: KeyboardEvent, card: BoardCard, from: string) => void
  onCardBlur: (card: BoardCard) => void
}

const gap = 8
const spare = 4
const usualHeight = 700

/** One column: only the cards in sight and a few beyond them are in the page. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { column, boardId, library, hintId, cardHeight, isOver, heldId, draggedId } = props
  const { key, cards, onMore } = column
  const pitch = cardHeight + gap
  const whole = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [isFolded, setFolded] = useState(column.folds === true)
  const [height, setHeight] = useState(usualHeight)
  useEffect(() => {
    const element = whole.current
    if (!element) return undefined
    return library?.dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['boardId'] === boardId,
      getData: () => ({ column: key }),
    })
  }, [library, boardId, key])
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = new ResizeObserver(() => setHeight(element.clientHeight || usualHeight))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  const turn = () => {
    flushSync(() => setFolded(!isFolded))
    whole.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }
  const from = Math.max(0, first - spare)
  const until = Math.min(cards.length, first + Math.ceil(height / pitch) + spare)
  const isNearEnd = !isFolded && until >= cards.length && cards.length < column.count
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])
  const shown = cards.slice(from, until).map((card, at) => ({ card, at: from + at }))
  // A card that is carried must stay in the page wherever the column scrolls, or keyboard and pointer would lose it.
  const carriedAt = cards.findIndex((card) => card.id === (heldId ?? draggedId))
  const carried = cards[carriedAt]
  if (carried && (carriedAt < from || carriedAt >= until)) shown.push({ card: carried, at: carriedAt })
  return (
    <div
      className={css.column}
      data-column={key}
      data-over={isOver || undefined}
      data-folded={isFolded || undefined}
      ref={whole}
    >
      <div className={css.head}>
        {isFolded ? <span className={css.name}>{column.name}</span> : column.title}
        <span className={css.count} title={`${column.count.toLocaleString('en-US')} in ${column.name}`}>
          {column.count.toLocaleString('en-US')}
        </span>
        {column.folds ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={22}
            aria-expanded={!isFolded}
            aria-label={`Cards of ${column.name}`}
            data-hint={isFolded ? 'Open' : 'Fold'}
            onClick={turn}
          >
            {isFolded ? <IconChevronRight size={16} stroke={1.7} /> : <IconChevronLeft size={16} stroke={1.7} />}
          </ActionIcon>
        ) : null}
      </div>
      <div
        className={css.cards}
        hidden={isFolded}
        ref={box}
        onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / pitch))}
      >
        <ul className={css.room} aria-label={column.name} style={{ height: cards.length * pitch }}>
          {shown.map(({ card, at }) => (
            <BoardItem
              key={card.id}
              card={card}
              boardId={boardId}
              library={library}
              hintId={hintId}
              place={{ at: at + 1, of: column.count, top: at * pitch, height: cardHeight }}
              isHeld={heldId === card.id}
              isDragged={draggedId === card.id}
              onKeyDown={(event) => props.onCardKeyDown(event, card, key)}
              onBlur={() => props.onCardBlur(card)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
