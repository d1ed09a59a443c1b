import { command } from '../../../../platform/server/command.ts'
import { isCertification } from '../../../../rules/credential/is-certification.ts'
import { parseDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeCandidate, lockCandidate } from '../../../candidates/directory/server/public.ts'
import { checkCredential } from '../contract/edits.ts'

/**
 * Records a person's reading of the registry about the number on file. The server adds author and time. Null removes
 * the record.
 */
export const checkCredentialRoute = command(checkCredential, async ({ input, tx, actor, now }) => {
  const row = await lockCandidate(tx, input.id)
  const typed = input.expires_on.trim()
  const expires_on = typed === '' ? null : parseDay(typed)
  if (typed !== '' && expires_on === null) throw UserError.at('expires_on', 'Enter a date like 3/14/2026.')
  if (input.status !== null && !isCertification(row.certification_number))
    throw UserError.at('status', 'No certification number to check. Correct the number first.')
  const given = input.status !== null
  const supervisor = (given && input.supervisor.replaceAll('\0', '').trim()) || null
  const after = { status: input.status, expires_on: given ? expires_on : null, supervisor }
  await changeCandidate(tx, row, {
    credential_status: after.status,
    credential_expires_on: after.expires_on,
    credential_supervisor: supervisor,
    credential_number: given ? row.certification_number : null,
    credential_by: given ? actor.userId : null,
    credential_at: given ? now.toISOString() : null,
  })
  return {
    reply: { ok: true as const },
    events: [
      {
        name: given ? 'credential.checked' : 'credential.checkWithdrawn',
        about: row.id,
        organizationId: row.organization_id,
        before: {
          status: row.credential_status,
          expires_on: row.credential_expires_on,
          supervisor: row.credential_supervisor,
        },
        after: { ...after, number: row.certification_number },
      },
    ],
  }
})
