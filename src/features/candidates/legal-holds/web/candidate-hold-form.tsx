import { useState } from 'react'
import type * as z from 'zod/mini'
import type { standingHold } from '../shapes/legal-hold.ts'
import { EndHoldForm } from './end-hold-form.tsx'
import { SetHoldForm } from './set-hold-form.tsx'

type CandidateHoldFormProps = {
  id: string
  hold: z.output<typeof standingHold> | null
  onDone: () => void
  onCancel: () => void
}

/** Form to end the legal hold of a candidate, or to set one. A hold of the whole organization ends in Settings. */
export const CandidateHoldForm = ({ id, hold, onDone, onCancel }: CandidateHoldFormProps) => {
  // It stays in sight while the dialog closes.
  const [own] = useState(hold?.isOrganization ? null : hold)
  return own ? (
    <EndHoldForm hold={own} onDone={onDone} onCancel={onCancel} />
  ) : (
    <SetHoldForm candidateId={id} onDone={onDone} onCancel={onCancel} />
  )
}
