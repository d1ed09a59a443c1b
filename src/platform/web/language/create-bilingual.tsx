import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '../../../rules/words/language.ts'
import { createTranslator, type Sentences } from '../../../rules/words/translate.ts'
import { LoadingLines } from '../../../ui/states.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useLanguage } from './use-language.ts'

/** A page's words in Spanish, and the sentences with which the server refuses there. */
export type Spanish<W> = { words: W; refusals: Sentences }
type Spoken<W> = {
  language: Language
  words: W
  /** A sentence of the server, or of a rule, in the page's language. */
  say: (sentence: string) => string
}

const useDocumentLanguage = (language: Language) =>
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])

/**
 * Creates the words of a page in two languages: `Speaking` wraps it, with the choice of the language above,
 * `useMessageEditor` inside. Spanish is loaded by those who read it; a switch keeps what was typed, and where loading
 * fails the page stays English.
 */
export const createBilingual = <W extends object>(en: W, loadSpanish: () => Promise<Spanish<W>>) => {
  const english: Spoken<W> = { language: 'en', words: en, say: (sentence) => sentence }
  let spanish: Spoken<W> | null = null
  const inSpanish = async (): Promise<Spoken<W>> => {
    if (spanish) return spanish
    const { words, refusals } = await loadSpanish()
    spanish = { language: 'es', words, say: createTranslator(refusals) }
    return spanish
  }
  const Words = createContext(english)
  const Speaking = ({ children }: { children: ReactNode }) => {
    const { language, choose } = useLanguage()
    // The last words stay until the other ones are here.
    const [shown, setShown] = useState<Spoken<W> | null>(language === 'en' ? english : spanish)
    useEffect(() => {
      let isLeft = false
      const load = async () => {
        const found = language === 'en' ? english : await inSpanish().catch(() => english)
        if (!isLeft) setShown(found)
      }
      void load()
      return () => {
        isLeft = true
      }
    }, [language])
    useDocumentLanguage(shown?.language ?? 'en')
    return (
      <div style={{ position: 'relative' }}>
        <LanguageSwitch language={language} onChoose={choose} />
        {shown ? <Words value={shown}>{children}</Words> : <LoadingLines label="Cargando" lines={8} />}
      </div>
    )
  }
  return { Speaking, useWords: () => useContext(Words) }
}
