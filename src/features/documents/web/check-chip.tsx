import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { DocumentEntry } from '../contract.ts'
import { type CheckState, checkNames, checkStateOf, checkWords } from '../rules/document-check.ts'

const colors: Record<CheckState, BadgeColors> = {
  checked: { light: ['#E2F2E8', '#1F6B42'], dark: ['#17382A', '#8FD6B0'], dot: '#3C9A68' },
  waiting: { light: ['#EDEFF2', '#4A5361'], dark: ['#2B313B', '#B9C2CF'], dot: '#8791A0' },
  held: { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
  released: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' },
}

/** What the look into a file found, in a word; the sentence is its title. */
export const CheckChip = ({ check }: { check: DocumentEntry['check'] }) => {
  const state = checkStateOf(check)
  return (
    <span title={checkWords(check)}>
      <DotBadge colors={colors[state]}>{checkNames[state]}</DotBadge>
    </span>
  )
}
