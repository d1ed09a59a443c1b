import { createContext, type ReactNode } from 'react'

/** The picture of the page that one is on, as the sidebar draws it: what says there that it is empty shows it. Pages without an account have none. */
export const TopicIcon = createContext<ReactNode>(null)
