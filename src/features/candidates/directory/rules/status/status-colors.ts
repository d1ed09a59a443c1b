import { type Tone, tones } from '../../../../../rules/tones.ts'

/** Of what says nothing. */
export const quietColors: Tone = tones.gray
/** Of what ended badly. */
export const poorColors: Tone = tones.red

const colors = new Map<string, Tone>([
  ['initial inquiry', tones.blue],
  ['reviewed by clinic', tones.violet],
  ['candidate assessment', tones.pink],
  ['interview scheduled', tones.orange],
  ['in-process to hire', tones.pine],
  ['hired', tones.green],
  ['terminated', poorColors],
])

/** The colours of a pipeline status, in any case: background and text for light, the same for dark, and the dot. A label of an organization's own is quiet. */
export const statusColors = (status: string): Tone => colors.get(status.trim().toLowerCase()) ?? quietColors
