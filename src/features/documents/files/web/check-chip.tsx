import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { type CheckState, checkNames, describeCheck, getCheckState } from '../rules/document-check.ts'

const colors: Record<CheckState, BadgeColors> = {
  checked: tones.green,
  waiting: tones.gray,
  quarantined: tones.red,
  released: tones.amber,
}

/** The result of the check of a file, in a word; the sentence is its title. */
export const CheckChip = ({ check }: { check: DocumentEntry['check'] }) => {
  const state = getCheckState(check)
  return (
    <span title={describeCheck(check)}>
      <DotBadge colors={colors[state]}>{checkNames[state]}</DotBadge>
    </span>
  )
}
