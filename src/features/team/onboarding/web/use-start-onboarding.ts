import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../platform/web/refresh.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { saveDraft } from '../contract/onboarding.ts'
import { findFirstAdmin } from '../rules/find-first-admin.ts'
import { type DraftData, draftData, type Kind } from './draft-data.ts'

/** The contact of a won prospect is invited with the new client. */
const invited = (data: DraftData) => {
  const admin = findFirstAdmin(data)
  return admin ? [...data.people, { ...admin, key: admin.email }] : data.people
}

/** Begins an onboarding, with what is known already, and opens it. A known contact is there as its first Admin. */
export const useStartOnboarding = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayInvite = useCan('users:manage')
  const starting = useRef(false)
  return async (kind: Kind, known: Partial<DraftData> = {}) => {
    if (starting.current) return
    starting.current = true
    const id = crypto.randomUUID()
    const data = { ...draftData.parse({}), ...known }
    try {
      await call(saveDraft, {
        id,
        kind,
        data: mayInvite && kind === 'organization' ? { ...data, people: invited(data) } : data,
        isNew: true,
      })
      await refreshAreas(client, ['organizations'])
      await navigate({ to: '/client-onboarding', search: { draft: id } })
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t start the onboarding. Try again.'))
    } finally {
      starting.current = false
    }
  }
}
