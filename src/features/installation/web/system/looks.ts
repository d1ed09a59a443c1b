import type { BadgeColors } from '../../../../ui/dot-badge.tsx'
import type { Verdict } from '../../rules/checks.ts'

const green: BadgeColors = { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' }
const yellow: BadgeColors = { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' }
const red: BadgeColors = { light: ['#FBE3DE', '#8C2B1B'], dark: ['#45201A', '#F0A396'], dot: '#C4513D' }
const gray: BadgeColors = { light: ['#EFEBE4', '#57514A'], dark: ['#33302C', '#C9C2B8'], dot: '#8C857B' }

export const verdictLooks: Record<Verdict, { word: string; colors: BadgeColors }> = {
  ok: { word: 'Well', colors: green },
  note: { word: 'Look at it', colors: yellow },
  fail: { word: 'Broken', colors: red },
}

export const processLooks = {
  running: { word: 'Running', colors: green },
  gone: { word: 'Gone', colors: gray },
}
