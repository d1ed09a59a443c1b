import { lazyComponent } from '../../../../ui/lazy.tsx'

export type { AnswerTemplate } from './reading-line.tsx'

/** The reading of the newest reply, shown above the composer. Callers that show it at once load it first. */
export const ReadingLine = lazyComponent(async () => (await import('./reading-line.tsx')).ReadingLine)
