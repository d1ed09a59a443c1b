import { Button } from '@mantine/core'
import type { TemplateWords } from '../use-composing.ts'
import type { WrittenWords } from './use-message-editor.ts'

type LanguageSwitchProps = { words: Pick<WrittenWords, 'text' | 'put'>; template: TemplateWords }

/** The link to the other language, for an unchanged template in two languages. */
export const LanguageSwitch = ({ words, template }: LanguageSwitchProps) => {
  const { content, content_spanish: spanish } = template
  if (!spanish || (words.text !== content && words.text !== spanish)) return null
  const isEnglish = words.text === content
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      onClick={() => words.put({ text: isEnglish ? spanish : content }, 'The template is in the other language.')}
    >
      {isEnglish ? 'Use Spanish Text' : 'Use English Text'}
    </Button>
  )
}
