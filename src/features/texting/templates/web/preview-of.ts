import type { ReactNode } from 'react'

/** What someone real would receive of a message. Given by the screen: who there is to show, another feature knows. */
export type PreviewOf = (message: string) => ReactNode
