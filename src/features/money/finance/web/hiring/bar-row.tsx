import { UnstyledButton } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import css from './drawing.module.css'
import type { OnPeople, People } from './people-link.tsx'

type BarRowProps = {
  name: ReactNode
  /** 0 to 100. */
  width: number
  color?: string | undefined
  shown: string
  /** People that a click opens. Null if there are none. */
  people: People | null
  onPeople: OnPeople
  count: number
}

/** A bar with its name before it and its number after it; pressing it opens its people. */
export const BarRow = ({ name, width, color, shown, people, onPeople, count }: BarRowProps) => {
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: `${width}%`,
    ...(color ? { '--dot': color } : {}),
  }
  const isOpening = people !== null && count > 0
  return (
    <li>
      <UnstyledButton
        className={css.row}
        disabled={!isOpening}
        onClick={() => people && onPeople(people)}
        {...(people ? { 'aria-label': `${people.title}: ${shown}${isOpening ? '. Show the people' : ''}` } : {})}
      >
        <span className={css.name}>{name}</span>
        <span className={css.track}>
          <span className={css.fill} style={style} />
        </span>
        <span className={css.number}>{shown}</span>
      </UnstyledButton>
    </li>
  )
}
