import type { ReactNode } from 'react'
import css from './fact-line.module.css'

type FactLineProps = {
  /** Short facts, the most important first; an empty one is left out. */
  facts: readonly (readonly [key: string, fact: ReactNode])[]
  /** Shows as many as one line holds. */
  single?: boolean
}

/** The second line of a row on a narrow screen: facts with a dot between two. */
export const FactLine = ({ facts, single = false }: FactLineProps) => (
  <div className={css.facts} data-single={single || undefined}>
    {facts.map(([key, fact]) =>
      fact ? (
        <span key={key}>
          <span>{fact}</span>
        </span>
      ) : null,
    )}
  </div>
)
