import { addDays } from '../../rules/day.ts'
import type { DemoClinics } from './clinics.ts'
import type { DemoCandidate } from './people/people.ts'
import type { Random } from './random.ts'

const usDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/** Active job posts in all three states (fresh, stale, dear), most of them written M/D/YYYY, some ISO. */
export const createDemoJobPosts = (r: Random, clinics: DemoClinics, today: string) => {
  const brightPath = clinics.organizations[1]?.id
  const own = clinics.places.filter((place) => place.organizationId === brightPath)
  const others = clinics.places.filter((place) => place.organizationId !== brightPath)
  return [...own, ...own, ...others.slice(0, 54)].map((place, i) => {
    const day = addDays(today, -(i % 4 === 3 ? 18 + r.below(20) : r.below(14)))
    return {
      id: r.uuid(),
      organization: clinics.organizations.find(({ id }) => id === place.organizationId)?.name ?? null,
      location: place.location,
      organization_id: place.organizationId,
      location_id: place.locationId,
      job_start_date: i % 3 === 0 ? day : usDay(day),
      cost_per_lead: i % 5 === 1 ? 10 + r.below(800) / 100 : 2 + r.below(700) / 100,
      active: i % 13 !== 12,
      created_at: `${day}T05:00:00Z`,
      position: i % 6 === 5 ? 'BCBA' : 'RBT',
    }
  })
}

/** Sign-ins and opt-outs. */
export const createDemoRecords = (r: Random, clinics: DemoClinics, candidates: DemoCandidate[], now: Date) => {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
  const signIns = clinics.organizations.map(({ id }, i) => ({
    id: r.uuid(),
    organization_id: id,
    name: 'user.signedIn',
    at: at(2 + i * 9 + (i % 5 === 4 ? 400 : 0)),
  }))
  const optOuts = candidates
    .filter(({ row }) => row.phone_number)
    .slice(200, 215)
    .map(({ row }) => ({
      id: r.uuid(),
      organization_id: row.organization_id,
      phone: `+1${row.phone_number}`,
      source: 'STOP by text',
    }))
  return {
    signIns,
    optOuts: [...new Map(optOuts.map((each) => [each.organization_id + each.phone, each])).values()],
  }
}
