import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import css from './presets.module.css'
import type { Automation } from './settings.ts'

/** The first text of an automation as a bubble, in English or Spanish. */
export const FirstText = ({ automation: { texts } }: { automation: Automation }) => {
  const [isSpanish, setSpanish] = useState(false)
  const [first] = texts
  if (!first) return null
  return (
    <figure className={css.first}>
      <figcaption className={css.firstHead}>
        {first.when}
        <UnstyledButton className={css.language} onClick={() => setSpanish(!isSpanish)}>
          {isSpanish ? 'Show English' : 'Show Spanish'}
        </UnstyledButton>
      </figcaption>
      <p className={css.bubble} lang={isSpanish ? 'es' : 'en'}>
        {isSpanish ? first.spanish : first.english}
      </p>
    </figure>
  )
}
