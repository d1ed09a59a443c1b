import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { proposeZone } from '../../../../rules/zones/find-place-zone.ts'
import { ownStatusesOfNewOrganization } from '../../../candidates/directory/rules/statuses.ts'
import { pasteLocations } from '../rules/paste-locations.ts'

const kinds = ['organization', 'location', 'position'] as const
export type Kind = (typeof kinds)[number]

const word = orElse(z.string(), '')
const yes = orElse(z.boolean(), false)
const level = orElse(z.enum(['', 'Manager', 'Admin']), '')
const place = z.object({
  key: z.string(),
  id: orElse(z.optional(z.string()), undefined),
  name: word,
  city: word,
  state: word,
  /** Chosen where city and state do not determine it. */
  time_zone: word,
  rbt: yes,
  bcba: yes,
  rbt_code: word,
  bcba_code: word,
})
const person = z.object({ key: z.string(), email: word, full_name: word, admin_level: level })

/** The wizard's data so far. A stored draft of another shape is read as far as it can be. */
export const draftData = z.object({
  step: orElse(z.int(), 1),
  organization_id: orElse(z.optional(z.string()), undefined),
  prospect_id: orElse(z.optional(z.string()), undefined),
  name: word,
  contact_name: word,
  contact_email: word,
  contact_phone: word,
  subscription_type: word,
  scheduler: yes,
  /** Chosen by someone; empty: as the locations tell. */
  time_zone: word,
  places: orElse(z.array(place), []),
  /** Pasted rows that are no location yet. */
  pasted: word,
  /** One status a line, in order. */
  statuses: orElse(z.string(), ownStatusesOfNewOrganization.join('\n')),
  /** Ids of the templates that are not copied. */
  leftOut: orElse(z.array(z.string()), []),
  people: orElse(z.array(person), []),
})
export type DraftData = z.output<typeof draftData>
export type Place = DraftData['places'][number]
export type DraftPerson = DraftData['people'][number]

export const createPlace = (more: Partial<Place> = {}): Place => ({
  key: crypto.randomUUID(),
  id: undefined,
  name: '',
  city: '',
  state: '',
  time_zone: '',
  rbt: true,
  bcba: false,
  rbt_code: '',
  bcba_code: '',
  ...more,
})

/** The organization’s zone: the chosen one, else what its locations tell; null where no one said and they tell none or several. */
export const getZone = ({ time_zone, places }: Pick<DraftData, 'time_zone' | 'places'>): string | null => {
  const { zone, differ } = proposeZone(places)
  return time_zone || (differ ? null : zone)
}

/** The locations that what was pasted would make. */
export const createPastedPlaces = ({ pasted }: DraftData): Place[] =>
  pasteLocations(pasted).map((one) => createPlace(one))

/** The draft with what was pasted among its locations. */
export const addPasted = (data: DraftData): DraftData => {
  const added = createPastedPlaces(data)
  return added.length > 0 ? { ...data, places: [...data.places, ...added], pasted: '' } : data
}

/** Places as the server takes them: a position that is not wanted has no code. */
export const toSentPlaces = (places: readonly Place[]) =>
  places.map(({ id, name, city, state, time_zone, rbt, bcba, rbt_code, bcba_code }) => ({
    ...(id ? { id } : {}),
    name,
    city,
    state,
    ...(time_zone ? { time_zone } : {}),
    rbt_code: rbt ? rbt_code : '',
    bcba_code: bcba ? bcba_code : '',
  }))

/** The steps of each way to begin; their numbers are those of the server's refusals. */
export const listSteps = (kind: Kind): readonly number[] =>
  kind === 'organization' ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 7]

export const stepNames: Record<number, string> = {
  1: 'Organization',
  2: 'Locations',
  3: 'Positions',
  4: 'Codes',
  5: 'Statuses & templates',
  6: 'People',
  7: 'Review',
}

export const kindNames: Record<Kind, string> = {
  organization: 'New Organization',
  location: 'Add Locations',
  position: 'Add Positions',
}

export type StepProps = {
  data: DraftData
  change: (more: Partial<DraftData>) => void
  /** The server's sentences by field: `organization.name`, `locations.0.state`. */
  fields: Record<string, string>
}
