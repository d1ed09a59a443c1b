import { useLocation, useRouter } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { chooseLanguage, type Language } from '../../../rules/words/language.ts'

/** The key of the choice in the browser; a taste, which stays when someone signs out. */
const key = 'reinforce-language'

const remembered = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (language: Language) => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser without storage: the address still has it.
  }
}

/** The language of the person a page is for, around the page; null while no one knows it. */
export const OwnLanguage = createContext<Language | null>(null)

/**
 * Returns the language of a public page, and a function to choose the other one: it is then in the address and stored
 * here.
 */
export const useLanguage = () => {
  const router = useRouter()
  const asked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('lang') })
  const own = useContext(OwnLanguage)
  const language = chooseLanguage({ asked, own, remembered: remembered(), browser: navigator.languages })
  const choose = (next: Language) => {
    remember(next)
    const { pathname, searchStr, hash } = router.state.location
    const search = new URLSearchParams(searchStr)
    search.set('lang', next)
    router.history.replace(`${pathname}?${search.toString()}${hash ? `#${hash}` : ''}`)
  }
  /** The same choice in the address of another public page. */
  const link = (path: string) => (asked === null ? path : `${path}?lang=${language}`)
  return { language, choose, link }
}
