import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { fillExample } from '../../rules/texts/fill-example.ts'
import css from './presets.module.css'
import type { Automation } from './settings.ts'

type TextPreviewProps = { automation: Automation; organizationId: string; isWhole: boolean }

/** The first text of an automation, or each, as bubbles with example values, in English or Spanish. */
export const TextPreview = ({ automation: { texts }, organizationId, isWhole }: TextPreviewProps) => {
  const [isSpanish, setSpanish] = useState(false)
  const me = useMe()
  const organization = me?.organization.id === organizationId ? me.organization.name : 'the clinic'
  const shown = isWhole ? texts : texts.slice(0, 1)
  return (
    <div className={css.first}>
      {shown.map(({ key, when, english, spanish }, n) => (
        <figure key={key} className={css.first}>
          <figcaption className={css.firstHead}>
            {when}
            {n === 0 ? (
              <UnstyledButton className={css.language} onClick={() => setSpanish(!isSpanish)}>
                {isSpanish ? 'Show English' : 'Show Spanish'}
              </UnstyledButton>
            ) : null}
          </figcaption>
          <p className={css.bubble} lang={isSpanish ? 'es' : 'en'}>
            {isSpanish ? fillExample(spanish, 'es', organization) : fillExample(english, 'en', organization)}
          </p>
        </figure>
      ))}
    </div>
  )
}
