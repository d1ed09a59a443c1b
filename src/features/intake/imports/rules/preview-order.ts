import type { ImportStep } from './plan-import.ts'
import { noDate } from './read-row.ts'

const rankStep = (step: ImportStep): number => {
  if (step.kind === 'reject' || (step.kind === 'create' && step.apart)) return 0
  if (step.kind === 'skip') return 1
  return step.notes.some((note) => note !== noDate) ? 2 : 3
}

/**
 * Picks the rows of a file for its preview, at most `most`: first those that are not loaded, then those that are
 * skipped, then those that were read differently, then the others, each in the order of the file. A file is read part
 * by part.
 */
export const openPreviewOrder = <Sample>(most: number) => {
  const places: Sample[][] = [[], [], [], []]
  return {
    add: (step: ImportStep, getSample: () => Sample): void => {
      const place = places[rankStep(step)]
      if (place && place.length < most) place.push(getSample())
    },
    rows: (): Sample[] => places.flat().slice(0, most),
  }
}
