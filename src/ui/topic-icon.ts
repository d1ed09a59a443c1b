import { createContext, type ReactNode } from 'react'

/** The icon of the current page, as in the sidebar: its empty states show it. Pages without an account have none. */
export const TopicIcon = createContext<ReactNode>(null)
