import { Group, Text, UnstyledButton } from '@mantine/core'
import type { Language } from '../../../rules/words/language.ts'
import css from './language-switch.module.css'

type LanguageSwitchProps = { language: Language; onChoose: (language: Language) => void }

const choices = [
  { language: 'es', name: 'Español' },
  { language: 'en', name: 'English' },
] as const

/** Español / English at the top of a public page; each in its own words, so that who reads one finds it. */
export const LanguageSwitch = ({ language, onChoose }: LanguageSwitchProps) => (
  <Group component="nav" gap={6} aria-label="Language / Idioma" className={css.place}>
    {choices.map((choice, index) => (
      <Text key={choice.language} span size="sm" c="dimmed">
        {index > 0 ? <span aria-hidden>/ </span> : null}
        <UnstyledButton
          lang={choice.language}
          className={css.choice}
          aria-pressed={choice.language === language}
          onClick={() => onChoose(choice.language)}
        >
          {choice.name}
        </UnstyledButton>
      </Text>
    ))}
  </Group>
)
