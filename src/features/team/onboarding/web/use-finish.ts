import type * as z from 'zod/mini'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { finishOnboarding } from '../contract/onboarding.ts'
import { successItemKey } from '../rules/success-item.ts'
import { type DraftData, getZone, type Kind, toSentPlaces } from './draft-data.ts'

export type OnboardingResult = z.infer<typeof finishOnboarding.reply>

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Makes everything at once, and leaves the success item for its dialog. */
export const useFinish = () => {
  const command = useCommand(finishOnboarding)
  return async (draftId: string, kind: Kind, data: DraftData): Promise<OnboardingResult> => {
    const { name, contact_name, contact_email, contact_phone, subscription_type, scheduler } = data
    const time_zone = getZone(data) ?? ''
    const isNew = kind === 'organization'
    const done = await command.mutateAsync({
      kind,
      draft_id: draftId,
      ...(data.organization_id && !isNew ? { organization_id: data.organization_id } : {}),
      ...(data.prospect_id ? { prospect_id: data.prospect_id } : {}),
      ...(isNew
        ? {
            organization: { name, contact_name, contact_email, contact_phone, subscription_type, scheduler, time_zone },
          }
        : {}),
      locations: toSentPlaces(data.places),
      statuses: isNew ? lines(data.statuses) : [],
      without_templates: isNew ? data.leftOut : [],
      invitations: isNew
        ? data.people.map(({ email, full_name, admin_level }) => ({ email, full_name, admin_level }))
        : [],
    })
    localStorage.setItem(successItemKey, JSON.stringify({ ...done.success, timestamp: Date.now() }))
    return done
  }
}
