import type { Random } from './random.ts'

type DraftOwner = { organizationId: string; madeBy: string | null }

const place = (key: string, name: string, state: string, code: string) => ({
  key,
  name,
  city: name,
  state,
  rbt: true,
  bcba: false,
  rbt_code: code,
  bcba_code: '',
})

/** Onboarding that was begun: a new client whose clinic still owes something, and locations whose codes are missing. */
export const createDemoDrafts = (r: Random, platform: DraftOwner, clinic: DraftOwner, now: Date) => {
  const draft = (of: DraftOwner, kind: string, hoursAgo: number, data: object) => ({
    id: r.uuid(),
    organization_id: of.organizationId,
    made_by: of.madeBy,
    kind,
    data,
    updated_at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  })
  return [
    draft(platform, 'organization', 5, {
      step: 3,
      name: 'Copper Canyon Behavioral',
      contact_name: 'Nina Castillo',
      contact_email: 'nina@harborlight.example.test',
      subscription_type: 'Standard',
      places: [place('a', 'Tampa', 'FL', 'HARB-TAM-R01'), place('b', 'Clearwater', '', '')],
    }),
    draft(clinic, 'location', 27, {
      step: 4,
      organization_id: clinic.organizationId,
      places: [place('a', 'Round Rock', 'TX', '')],
    }),
  ].filter(({ made_by }) => made_by !== null)
}
