import { type KeyboardEvent, useId, useRef, useState } from 'react'
import css from './board.module.css'
import { BoardColumn, type Column } from './board-column.tsx'
import type { BoardCard } from './board-item.tsx'
import { MoreColumns } from './more-columns.tsx'
import { useMoreColumns } from './use-more-columns.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type BoardProps = {
  label: string
  columns: readonly Column[]
  /** Height of every card, in pixels: columns draw only what is in sight. */
  cardHeight: number
  onMove: (cardId: string, to: string) => void
}

type CarriedCard = { id: string; name: string; from: string; over: string }
const hint = 'Press Space to pick up, arrow keys to choose a column, Space to drop, Escape to cancel.'

/**
 * Columns of cards, moved by pointer or by keyboard; every step is announced, and columns outside the view are counted.
 */
export const Board = ({ label, columns, cardHeight, onMove }: BoardProps) => {
  const hintId = useId()
  const board = useRef<HTMLElement>(null)
  const { more, show } = useMoreColumns(board, columns.length)
  const [held, setHeld] = useState<CarriedCard | null>(null)
  const [said, setSaid] = useState('')
  const findName = (key: string) => columns.find((column) => column.key === key)?.name ?? ''
  const drop = ({ id, name, from }: { id: string; name: string; from: string }, to: string | null) => {
    if (to === null || to === from) {
      setSaid(`${name} stays in ${findName(from)}.`)
      return
    }
    setSaid(`${name} moved to ${findName(to)}.`)
    onMove(id, to)
  }
  const boardId = useId()
  const { library, want, draggedId, over } = usePointerDrag(board, boardId, (id, to) => {
    const from = columns.find(({ cards }) => cards.some((card) => card.id === id))
    const card = from?.cards.find((one) => one.id === id)
    if (from && card) drop({ id, name: card.name, from: from.key }, to)
  })
  const step = (by: number) => {
    if (!held) return
    const at = columns.findIndex((column) => column.key === held.over)
    const next = columns[Math.min(columns.length - 1, Math.max(0, at + by))]
    if (!next || next.key === held.over) return
    setHeld({ ...held, over: next.key })
    setSaid(`${held.name} over ${next.name}.`)
    board.current
      ?.querySelector(`[data-column="${CSS.escape(next.key)}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent, card: BoardCard, from: string) => {
    if (event.target !== event.currentTarget) return
    const isHeld = held?.id === card.id
    if (event.key === ' ') {
      event.preventDefault()
      if (isHeld) {
        setHeld(null)
        drop(held, held.over)
      } else {
        setHeld({ id: card.id, name: card.name, from, over: from })
        setSaid(`${card.name} picked up from ${findName(from)}.`)
      }
    } else if (isHeld && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    } else if (isHeld && event.key === 'Escape') {
      event.preventDefault()
      setHeld(null)
      drop(held, null)
    }
  }
  return (
    <>
      <MoreColumns more={more} onShow={show} />
      <section
        data-more-left={more.left > 0 || undefined}
        data-more-right={more.right > 0 || undefined}
        className={css.board}
        style={{ overflowX: 'auto' }}
        aria-label={label}
        ref={board}
        onPointerEnter={want}
      >
        <p id={hintId} hidden>
          {hint}
        </p>
        <div role="status" style={{ position: 'absolute', left: -9999 }}>
          {said}
        </div>
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            cardHeight={cardHeight}
            boardId={boardId}
            library={library}
            hintId={hintId}
            isOver={(draggedId === null ? held?.over : over) === column.key}
            heldId={held?.id}
            draggedId={draggedId}
            onCardKeyDown={onKeyDown}
            onCardBlur={(card) => held?.id === card.id && setHeld(null)}
          />
        ))}
      </section>
    </>
  )
}
