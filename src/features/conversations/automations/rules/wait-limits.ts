import type { Preset } from './presets.ts'

const day = 1_440

/**
 * Returns the least and the most minutes that an automation can wait. For *Still interested?* it is the time without
 * contact, a week to 90 days.
 */
export const waitLimits = (preset: Preset): { least: number; most: number } =>
  preset === 're_engage' ? { least: 7 * day, most: 90 * day } : { least: 0, most: 7 * day }

/** Explains why an automation cannot wait this long. Null if it can. */
export const waitLimitProblem = (preset: Preset, minutes: number | null): string | null => {
  const { least, most } = waitLimits(preset)
  if (minutes !== null && minutes >= least && minutes <= most) return null
  return preset === 're_engage'
    ? 'Enter days without contact, from 7 to 90.'
    : 'Enter minutes to wait, from 0 to 10,080 (a week).'
}
