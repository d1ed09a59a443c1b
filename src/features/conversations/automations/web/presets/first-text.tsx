import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { fillExample } from '../../rules/texts/fill-example.ts'
import css from './presets.module.css'
import type { Automation } from './settings.ts'

/** The first text of an automation as a bubble, with example values, in English or Spanish. */
export const FirstText = ({
  automation: { texts },
  organizationId,
}: {
  automation: Automation
  organizationId: string
}) => {
  const [isSpanish, setSpanish] = useState(false)
  const me = useMe()
  const organization = me?.organization.id === organizationId ? me.organization.name : 'the clinic'
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
        {isSpanish ? fillExample(first.spanish, 'es', organization) : fillExample(first.english, 'en', organization)}
      </p>
    </figure>
  )
}
