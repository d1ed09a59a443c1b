type Draft = {
  name: string
  contact_name: string
  contact_email: string
  places: readonly { name: string; state: string; rbt: boolean; bcba: boolean; rbt_code: string; bcba_code: string }[]
  people: readonly { email: string }[]
  organization_id?: string | undefined
}
export type Outstanding = { who: string; what: string[] }

const blank = (text: string) => text.trim() === ''

/**
 * Returns the missing parts of an onboarding, each with its person: parts that only the clinic knows are owed by its
 * contact, the rest by anyone who began it. No one owes what is there; when all is there, the review is left.
 */
export const listOutstanding = (
  kind: 'organization' | 'location' | 'position',
  draft: Draft,
  begunBy: string,
): Outstanding[] => {
  const isNew = kind === 'organization'
  const contact = blank(draft.contact_name) ? 'The clinic' : draft.contact_name.trim()
  const us = blank(begunBy) ? 'We' : begunBy
  const hasPlaces = draft.places.some(({ name }) => !blank(name))
  const theirs = [
    isNew && blank(draft.contact_email) ? 'a contact email' : null,
    !hasPlaces ? 'its locations' : null,
    draft.places.some(({ name, state }) => !blank(name) && blank(state)) ? 'each location’s state' : null,
    isNew && !draft.people.some(({ email }) => !blank(email)) ? 'people to invite' : null,
  ].filter((what) => what !== null)
  const ours = [
    isNew && blank(draft.name) ? 'the name' : null,
    !isNew && !draft.organization_id ? 'the organization' : null,
    hasPlaces && !draft.places.some(({ rbt, bcba }) => rbt || bcba) ? 'positions' : null,
    draft.places.some((one) => (one.rbt && blank(one.rbt_code)) || (one.bcba && blank(one.bcba_code))) ? 'codes' : null,
  ].filter((what) => what !== null)
  if (theirs.length + ours.length === 0) return [{ who: us, what: ['the review'] }]
  return [
    { who: contact, what: theirs },
    { who: us, what: ours },
  ].filter(({ what }) => what.length > 0)
}
