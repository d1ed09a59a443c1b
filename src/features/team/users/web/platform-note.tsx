import { Checkbox } from '@mantine/core'
import { Alert } from '../../../../ui/alert.tsx'
import type { Level } from '../contract/people.ts'
import { describePlatformAccess } from '../rules/describe-platform-access.ts'

type PlatformNoteProps = { level: Level; agreed?: boolean; onAgree?: (agreed: boolean) => void }

/** The access that the platform's own organization opens to someone; with `onAgree` it asks whether that is meant. */
export const PlatformNote = ({ level, agreed = false, onAgree }: PlatformNoteProps) => (
  <>
    <Alert kind="note">{describePlatformAccess(level)}</Alert>
    {onAgree ? (
      <Checkbox
        label="Yes, platform staff"
        checked={agreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    ) : null}
  </>
)
