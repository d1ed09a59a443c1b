import { addDays } from '../../rules/day.ts'
import type { DemoClinics } from './clinics.ts'
import type { Random } from './random.ts'

const more = [
  { email: 'dana.whitfield@reinforce.test', name: 'Dana Whitfield', clinic: 1, level: 'Admin', days: 0 },
  { email: 'luis.ortega@reinforce.test', name: 'Luis Ortega', clinic: 1, level: null, days: 1 },
  { email: 'priya.nair@reinforce.test', name: 'Priya Nair', clinic: 1, level: null, days: 40, gone: 12 },
  { email: 'tom.becker@reinforce.test', name: 'Tom Becker', clinic: 0, level: 'Manager', days: 2 },
  { email: 'amara.cole@reinforce.test', name: 'Amara Cole', clinic: 2, level: 'Admin', days: 3 },
  { email: 'jordan.reyes@reinforce.test', name: 'Jordan Reyes', clinic: 3, level: 'Admin', days: 5 },
  { email: 'hana.kim@reinforce.test', name: 'Hana Kim', clinic: 3, level: null, days: null },
] as const

/**
 * Returns further colleagues next to the three demo sign-ins: Admins, one who never came, one who left. `at` is the
 * moment of a day ago.
 */
export const createDemoStaff = (r: Random, clinics: DemoClinics, today: string) =>
  more.flatMap((each) => {
    const organization = clinics.organizations[each.clinic]?.id
    const at = (days: number) => `${addDays(today, -days)}T13:${10 + (each.name.length % 40)}:00Z`
    return organization
      ? [
          {
            id: r.uuid(),
            authUserId: r.uuid(),
            email: each.email,
            name: each.name,
            organization,
            level: each.level,
            lastSignInAt: each.days === null ? null : at(each.days + 1),
            deactivatedAt: 'gone' in each ? at(each.gone) : null,
          },
        ]
      : []
  })

/** Invitations of the clinic: one waiting, one withdrawn, one accepted. No one knows their links. */
export const createDemoInvitations = (r: Random, brightPath: string, invitedBy: string, today: string) =>
  [
    { full_name: 'Nia Okafor', email: 'nia.okafor@brightpath.example', days: 1 },
    { full_name: 'Grant Mills', email: 'grant.mils@brightpath.example', days: 6, withdrawn: 5 },
    { full_name: 'Luis Ortega', email: 'luis.ortega@reinforce.test', days: 30, accepted: 29 },
  ].map(({ days, withdrawn, accepted, ...who }) => ({
    ...who,
    id: r.uuid(),
    organization_id: brightPath,
    token_hash: r.uuid(),
    phone_number: '',
    role: 'user',
    invited_by: invitedBy,
    created_at: `${addDays(today, -days)}T15:00:00Z`,
    expires_at: `${addDays(today, 7 - days)}T15:00:00Z`,
    withdrawn_at: withdrawn === undefined ? null : `${addDays(today, -withdrawn)}T15:30:00Z`,
    accepted_at: accepted === undefined ? null : `${addDays(today, -accepted)}T16:00:00Z`,
  }))
