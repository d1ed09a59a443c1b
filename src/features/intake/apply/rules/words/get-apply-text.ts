import type { Language } from '../../../../../rules/words/language.ts'
import { createTranslator } from '../../../../../rules/words/translate.ts'
import { english } from './en.ts'
import { refusals, words as spanish } from './es.ts'

const inSpanish = createTranslator(refusals)

/** The words of the apply page in a language, and `say`, which translates a sentence of the server. */
export const getApplyText = (language: Language) =>
  language === 'es'
    ? { language, words: spanish, say: inSpanish }
    : { language, words: english, say: (sentence: string) => sentence }
export type ApplyWords = ReturnType<typeof getApplyText>
