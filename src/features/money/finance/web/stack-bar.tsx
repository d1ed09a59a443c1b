import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import css from './invoice-sums.module.css'

/** A part of a bar: as wide as its amount, named by its label; pressing it opens its rows. */
export type Part = { key: string; amount: number; color: string; label: string; onOpen: () => void }

const colored = (color: string): CSSProperties & Record<`--${string}`, string> => ({ '--dot': color })

/** One bar of several parts; `width`: 0 to 100 of what there is. */
export const StackBar = ({ parts, width }: { parts: readonly Part[]; width: number }) => (
  <span className={css.track}>
    <span className={css.stack} style={{ width: `${width}%` }}>
      {parts.map(({ key, amount, color, label, onOpen }) => (
        <UnstyledButton
          key={key}
          className={css.part}
          style={{ ...colored(color), flexGrow: amount }}
          aria-label={label}
          title={label}
          onClick={onOpen}
        />
      ))}
    </span>
  </span>
)

/** Legend for the colors of a bar. */
export const Legend = ({ parts }: { parts: readonly Pick<Part, 'key' | 'color' | 'label'>[] }) => (
  <ul className={css.legend}>
    {parts.map(({ key, color, label }) => (
      <li key={key} style={colored(color)}>
        {label}
      </li>
    ))}
  </ul>
)
