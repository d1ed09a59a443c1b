import { query } from '../../../../../platform/server/query.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { countSelected, loadSelectedIds } from '../../../../candidates/directory/server/public.ts'
import { previewTexts } from '../../contract/messages.ts'
import { countSegments } from '../../rules/count-segments.ts'
import { consentUnknownReason, getSharedReason } from '../../rules/recipient.ts'
import { warnRenderedOver } from '../../rules/text-rules.ts'
import {
  checkMessage,
  createTooMany,
  mostAddressees,
  type PreparedAddressee,
  prepareAddressees,
} from '../addressees.ts'
import { parseLaterMoment } from '../send-at.ts'

const shownAtMost = 50

const shown = (person: PreparedAddressee) => ({
  candidateId: person.id,
  name: cleanName(person.full_name),
  phone: person.phone ?? person.phone_number,
  skipped: person.reason,
  held: person.held,
  sendAt: person.sendAt,
  text: person.text,
  characters: person.text.length,
  parts: countSegments(person.text).parts,
  consent: person.text_consent ?? ('unknown' as const),
})

type Group = { kind: 'now' | 'held' | 'skipped'; because: string | null; until: string | null; count: number }

const getGroup = ({ reason, held, sendAt }: PreparedAddressee): Omit<Group, 'count'> => {
  if (reason !== null) return { kind: 'skipped', because: getSharedReason(reason), until: null }
  return held === null ? { kind: 'now', because: null, until: null } : { kind: 'held', because: held, until: sendAt }
}

const byName = new Intl.Collator('en-US').compare
const kinds = ['now', 'held', 'skipped']
const earlier = (a: string | null, b: string | null) => (a !== null && b !== null && b < a ? b : a)

/**
 * Groups who gets it now, who later and why, who not and why, the largest first, then by the reason; `until` is the
 * earliest moment of a group.
 */
const countGroups = (everyone: PreparedAddressee[]): Group[] => {
  const found = new Map<string, Group>()
  for (const person of everyone) {
    const mine = getGroup(person)
    const key = `${mine.kind} ${mine.because}`
    const known = found.get(key)
    found.set(key, { ...mine, until: earlier(known?.until ?? mine.until, mine.until), count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.count - a.count || byName(a.because ?? '', b.because ?? ''),
  )
}

const getNumberKey = (person: PreparedAddressee) => `${person.organization_id} ${person.phone}`

/**
 * Returns every person's text, counted exactly, 50 a page. `consentUnknown` counts people who can be texted only if the
 * sender attests consent.
 */
export const previewTextsRoute = query(previewTexts, async ({ input, tx, actor, now, settings }) => {
  checkMessage(input.message, input.messageSpanish)
  const selected = input.selection
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await countSelected(tx, selected, viewing)
  if (total === 0 || ('ids' in selected && total !== new Set(selected.ids).size))
    throw new UserError('not-found', 'Candidate not found')
  if (total > mostAddressees) throw createTooMany()
  const text = {
    now,
    message: input.message,
    messageSpanish: input.messageSpanish,
    actor,
    settings,
    sendAt: parseLaterMoment(now, input.sendAt),
  }
  const ids = await loadSelectedIds(tx, selected, viewing)
  const everyone = await prepareAddressees(tx, { ...text, ids, attested: input.attestConsent })
  const isShown = (person: PreparedAddressee) => {
    const { kind, because } = getGroup(person)
    return !input.group || (input.group.kind === kind && input.group.because === because)
  }
  const sendable = everyone.filter(({ reason }) => reason === null)
  const unsure = everyone.filter(({ reason }) => reason === consentUnknownReason).map(({ id }) => id)
  const numbers = new Set(sendable.map(getNumberKey))
  const onMyWord =
    input.attestConsent || unsure.length === 0
      ? sendable
      : (await prepareAddressees(tx, { ...text, ids: unsure, attested: true })).filter(
          (person) => person.reason === null && !numbers.has(getNumberKey(person)),
        )
  return {
    total: everyone.length,
    sendable: sendable.length,
    held: sendable.filter((person) => person.held !== null).length,
    skipped: everyone.length - sendable.length,
    consentUnknown: onMyWord.filter((person) => person.text_consent === null).length,
    preferSpanish: everyone.filter((person) => person.preferred_language === 'Spanish').length,
    over400: sendable.filter((person) => person.text.length > warnRenderedOver).length,
    parts: sendable.reduce((sum, { text }) => sum + countSegments(text).parts, 0),
    groups: countGroups(everyone),
    recipients: everyone
      .filter(isShown)
      .toSorted((a, b) => b.text.length - a.text.length || byName(a.full_name, b.full_name))
      .slice((input.page - 1) * shownAtMost, input.page * shownAtMost)
      .map(shown),
  }
})
