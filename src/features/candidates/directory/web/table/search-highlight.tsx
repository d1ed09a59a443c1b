import { createContext, useContext } from 'react'
import { splitMarked } from '../../rules/marks.ts'

const SearchedContext = createContext('')

/** Provides the search term of the rows below. */
export const SearchTermProvider = SearchedContext.Provider
export const useSearchTerm = () => useContext(SearchedContext)

/** A text with the letters marked that the search found. */
export const Highlighted = ({ children, isPhone = false }: { children: string; isPhone?: boolean }) =>
  splitMarked(children, useSearchTerm(), { isPhone }).map(({ text, marked }) =>
    marked ? <mark key={text}>{text}</mark> : text,
  )
