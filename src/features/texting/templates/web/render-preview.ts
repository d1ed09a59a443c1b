import type { ReactNode } from 'react'

/** A message as one real person would receive it. The screen passes the people to show, which another feature knows. */
export type RenderPreview = (message: string) => ReactNode
