import { cleanName, getFirstName } from '../../../../rules/person-name.ts'

/** The four tags of section 9, replaced everywhere. */
export const tags = ['{{Candidate Full}}', '{{Candidate First}}', '{{User First}}', '{{Organization}}'] as const
export type Tag = (typeof tags)[number]

/** Replaces {{Organization}} where its name is not known (section 8). */
export const organizationFallback = 'Your Organization'
/** Replaces {{User First}} where the sender has no name. */
export const senderFallback = 'User'

export type TagValues = {
  candidateFullName: string | null
  userFullName: string | null
  organization: string | null
}

const isTag = (text: string): text is Tag => tags.some((tag) => tag === text)
/** Words in double braces, a tag or none. */
export const anyTag = /\{\{[^{}]{0,100}\}\}/g

/** A template with its tags replaced for one candidate. Names are cleaned; a tag inside a name is never replaced again. */
export const fillTags = (template: string, { candidateFullName, userFullName, organization }: TagValues): string => {
  const values: Record<Tag, string> = {
    '{{Candidate Full}}': cleanName(candidateFullName ?? '') || 'Unknown',
    '{{Candidate First}}': getFirstName(candidateFullName ?? ''),
    '{{User First}}': cleanName(userFullName ?? '').split(' ')[0] || senderFallback,
    '{{Organization}}': (organization ?? '').trim() || organizationFallback,
  }
  return template.replace(anyTag, (found) => (isTag(found) ? values[found] : found))
}

type KnownPerson = { name: string; organization?: string | null | undefined }

/** Fills a template for a person in sight, as sending would. Without the organization's name its tag stays. */
export const fillKnownTags = (template: string, to: KnownPerson, sender: string | null | undefined): string =>
  fillTags(template, {
    candidateFullName: to.name,
    userFullName: sender ?? null,
    organization: to.organization?.trim() || '{{Organization}}',
  })

/** How many letters must be added, removed or changed to make `a` of `b`. */
const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Every distinct text in double braces that is no tag, with the tag that comes closest to it. */
export const findUnknownTags = (template: string): { tag: string; suggestion: Tag }[] => {
  const unknown = new Set((template.match(anyTag) ?? []).filter((found) => !isTag(found)))
  return [...unknown].map((tag) => {
    const byDistance = tags.toSorted(
      (a, b) => editDistance(tag.toLowerCase(), a.toLowerCase()) - editDistance(tag.toLowerCase(), b.toLowerCase()),
    )
    return { tag, suggestion: byDistance[0] ?? tags[0] }
  })
}
