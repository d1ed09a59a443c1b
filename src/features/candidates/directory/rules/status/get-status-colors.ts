import { colorTokens, type Tone } from '../../../../../rules/color-tokens.ts'

/** Of what says nothing. */
export const quietColors: Tone = colorTokens.gray
/** Of what ended badly. */
export const poorColors: Tone = colorTokens.red

const colors = new Map<string, Tone>([
  ['initial inquiry', colorTokens.blue],
  ['reviewed by clinic', colorTokens.violet],
  ['candidate assessment', colorTokens.pink],
  ['interview scheduled', colorTokens.orange],
  ['in-process to hire', colorTokens.pine],
  ['hired', colorTokens.green],
  ['terminated', poorColors],
])

/** The colors of a pipeline status, in any case: background and text for light, the same for dark, and the dot. A label of an organization's own is quiet. */
export const getStatusColors = (status: string): Tone => colors.get(status.trim().toLowerCase()) ?? quietColors
