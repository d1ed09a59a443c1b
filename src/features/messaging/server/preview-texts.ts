import { query } from '../../../platform/server/query.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { candidateSelection, countSelected } from '../../candidates/server/door.ts'
import { previewTexts } from '../contract.ts'
import { segments } from '../rules/segments.ts'
import { warnRenderedOver } from '../rules/text-rules.ts'
import { checkMessage, mostAddressees, type PreparedAddressee, prepareAddressees, tooMany } from './addressees.ts'
import { laterThan } from './send-at.ts'

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
  parts: segments(person.text).parts,
  consent: person.text_consent ?? ('unknown' as const),
})

/** Every person's text, counted exactly; the 50 longest are shown. `sendable` includes those whose consent must still be attested. */
export const previewTextsWay = query(previewTexts, async ({ input, tx, actor, now, settings }) => {
  checkMessage(input.message)
  const selected = candidateSelection.parse(input.selection)
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await countSelected(tx, selected, viewing)
  if (total === 0 || ('ids' in selected && total !== new Set(selected.ids).size))
    throw new Refusal('not-found', 'Candidate not found')
  if (total > mostAddressees) throw tooMany()
  const everyone = await prepareAddressees(tx, {
    selected,
    viewing,
    message: input.message,
    actor,
    settings,
    attested: true,
    sendAt: laterThan(now, input.sendAt),
  })
  const sendable = everyone.filter(({ reason }) => reason === null)
  return {
    total: everyone.length,
    sendable: sendable.length,
    held: sendable.filter((person) => person.held !== null).length,
    skipped: everyone.length - sendable.length,
    consentUnknown: sendable.filter((person) => person.text_consent === null).length,
    over400: sendable.filter((person) => person.text.length > warnRenderedOver).length,
    recipients: everyone
      .toSorted((a, b) => b.text.length - a.text.length)
      .slice(0, shownAtMost)
      .map(shown),
  }
})
