import type { BadgeColors } from '../../../../../ui/dot-badge.tsx'
import { tones } from '../../../../../ui/tones.ts'
import type { Verdict } from '../../rules/checks.ts'

const green: BadgeColors = tones.green
const yellow: BadgeColors = tones.amber
const red: BadgeColors = tones.red
const gray: BadgeColors = tones.gray

export const verdictLooks: Record<Verdict, { word: string; colors: BadgeColors }> = {
  ok: { word: 'OK', colors: green },
  note: { word: 'Review', colors: yellow },
  fail: { word: 'Broken', colors: red },
}

export const processLooks = {
  running: { word: 'Running', colors: green },
  gone: { word: 'Gone', colors: gray },
}
