import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call, sentenceOf } from '../../../platform/web/call.ts'
import { refreshAreas } from '../../../platform/web/refresh.ts'
import { notice } from '../../../ui/notice.ts'
import { saveDraft } from '../contract.ts'
import { type DraftData, draftData, type Kind } from './draft-data.ts'

/** Begins an onboarding, with what is known already, and opens it. */
export const useStartOnboarding = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const starting = useRef(false)
  return async (kind: Kind, known: Partial<DraftData> = {}) => {
    if (starting.current) return
    starting.current = true
    const id = crypto.randomUUID()
    try {
      await call(saveDraft, { id, kind, data: { ...draftData.parse({}), ...known }, isNew: true })
      await refreshAreas(client, ['organizations'])
      await navigate({ to: '/client-onboarding', search: { draft: id } })
    } catch (error) {
      notice(sentenceOf(error, 'The onboarding could not be started. Please try again.'))
    } finally {
      starting.current = false
    }
  }
}
