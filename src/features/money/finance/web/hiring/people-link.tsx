import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import css from './drawing.module.css'

/** Narrows the people behind a figure; `title` heads the dialog. */
export type People = Record<string, string | number> & { title: string }
export type OnPeople = (people: People) => void

type PeopleLinkProps = { people: People; onPeople: OnPeople; count: number; children?: ReactNode }

/** A number that opens the people it counts; no one is nothing to open. */
export const PeopleLink = ({ people, onPeople, count, children }: PeopleLinkProps) => {
  const shown = children ?? formatCount(count)
  if (count === 0) return <>{shown}</>
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      className={css.link}
      onClick={() => onPeople(people)}
      aria-label={`${people.title}: ${typeof shown === 'string' ? shown : count}. Show the people`}
    >
      {shown}
    </Anchor>
  )
}
