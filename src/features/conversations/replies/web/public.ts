import { lazyComponent } from '../../../../ui/lazy.tsx'

/** What the newest reply reads as, above the place to answer. Anyone who shows it at once brings it first. */
export const ReadingLine = lazyComponent(async () => (await import('./reading-line.tsx')).ReadingLine)
