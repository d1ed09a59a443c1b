import { Paper, Skeleton, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './figure.module.css'

type FigureProps = {
  label: string
  /** Null while it is on its way. */
  value: string | null
  note?: ReactNode
  /** Opens the rows behind the number. */
  onOpen?: (() => void) | undefined
  /** On a phone it has a row of its own. */
  isRow?: boolean
}

/** One number with its name and a line below; pressing the number opens its rows. */
export const Figure = ({ label, value, note, onOpen, isRow = false }: FigureProps) => (
  <Paper p={isRow ? undefined : 'md'} className={isRow ? css.line : undefined}>
    <Text c="dimmed" size="sm">
      {label}
    </Text>
    {value === null ? (
      <Skeleton height={28} width={96} radius="sm" className={css.waiting} />
    ) : onOpen ? (
      <UnstyledButton className={css.value} onClick={onOpen} aria-label={`${label}: ${value}. Show the rows`}>
        {value}
      </UnstyledButton>
    ) : (
      <div className={css.plain}>{value}</div>
    )}
    <Text size="xs" c="dimmed" className={css.note} component="div">
      {note}
    </Text>
  </Paper>
)
