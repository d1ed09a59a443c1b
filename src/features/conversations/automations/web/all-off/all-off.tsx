import { Button, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { presets, presetWords } from '../../rules/presets.ts'
import type { AutomationsSearch } from '../automations-search.ts'
import type { Path } from '../path/path.tsx'
import css from './all-off.module.css'
import { WhoChanges } from './who-changes.tsx'

/** The text with which *New applicant* would begin, as a candidate named Ana would read it. */
const FirstText = ({ text: { english, spanish } }: { text: NonNullable<Path['firstText']> }) => {
  const [isSpanish, setSpanish] = useState(false)
  return (
    <figure className={css.first}>
      <figcaption className={css.firstHead}>
        <Text span fw={600} size="sm">
          The first text to a new applicant
        </Text>
        <UnstyledButton className={css.part} onClick={() => setSpanish(!isSpanish)}>
          {isSpanish ? 'Show English' : 'Show Spanish'}
        </UnstyledButton>
      </figcaption>
      <p className={css.bubble} lang={isSpanish ? 'es' : 'en'}>
        {isSpanish ? spanish : english}
      </p>
    </figure>
  )
}

type AllOffProps = { search: AutomationsSearch; path: Path }

/** In place of an empty board: each automation with its trigger and purpose, the first text, and the next step. */
export const AllOff = ({ search, path: { admins, firstText } }: AllOffProps) => {
  const mayChange = useCan('users:manage')
  const { organization } = search
  return (
    <Paper component="section" aria-label="All automations are off" className={css.card}>
      <div className={css.words}>
        <Title order={2}>All automations are off</Title>
        <Text size="sm">
          An automation texts candidates for you, understands their replies, and books interviews. It hands off to you
          if a reply is unclear.
        </Text>
        <Text size="xs" c="dimmed">
          The auto scheduler is separate: it hands candidates to an outside scheduling service.
        </Text>
        <WhoChanges admins={admins} />
        <div className={css.actions}>
          <Button
            variant={mayChange ? 'filled' : 'default'}
            renderRoot={(props) => <Link {...props} to="/automations" search={{ tab: 'presets', organization }} />}
          >
            {mayChange ? 'Set Up' : 'View Texts'}
          </Button>
          <Link to="/automations" search={{ ...search, section: 'hours' }} className={css.part} resetScroll={false}>
            Booking Hours
          </Link>
          <Link to="/automations" search={{ ...search, section: 'reminders' }} className={css.part} resetScroll={false}>
            Reminders
          </Link>
        </div>
        <ol className={css.path} aria-label="Path of an applicant">
          {presets.map((preset) => (
            <li key={preset}>
              <Link to="/automations" search={{ tab: 'presets', preset, organization }} className={css.name}>
                {presetWords[preset].name}
              </Link>
              <span className={css.begins}>{presetWords[preset].begins}</span>
              <span>{presetWords[preset].does}</span>
            </li>
          ))}
        </ol>
      </div>
      {firstText ? <FirstText text={firstText} /> : null}
    </Paper>
  )
}
