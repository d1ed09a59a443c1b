import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { hashWithKey, isSameBytes } from '../../../../platform/server/http/envelope.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { parseDay } from '../../../../rules/day.ts'
import { rotateLogin } from '../contract/changes.ts'
import { findLoginProblems } from '../rules/login-problem.ts'
import { measureStrength } from '../rules/strength.ts'
import { refuseFields } from './change-logins.ts'
import { withDenialAudit } from './denial-audit.ts'
import { lockLogin } from './entries.ts'
import { bytes, formatSecretField, loadKeyForChange, sealField } from './keys.ts'

/** The new password; the old one goes into the history as it is, still sealed. One that was used here before is refused. */
export const rotateLoginRoute = withDenialAudit(
  command(rotateLogin, async ({ input, tx, actor, now, settings }) => {
    const entry = await lockLogin(tx, actor, input.id, 'edit')
    const { rotates_on } = findLoginProblems({ site: '-', username: '-', url: '', rotates_on: input.rotates_on })
    refuseFields({
      ...(input.secret === '' ? { secret: 'Enter the password.' } : {}),
      ...(rotates_on ? { rotates_on } : {}),
    })
    const key = await loadKeyForChange(tx, settings, entry.organization_id)
    const hash = hashWithKey(key, input.secret)
    if (entry.reuse_hash && isSameBytes(hash, entry.reuse_hash))
      refuseFields({ secret: 'This is its current password.' })
    const used = await tx.rows(
      z.object({ reuse_hash: bytes }),
      sql`select reuse_hash from login_versions where ${tenantCondition(tx)} and login_id = ${entry.id}`,
    )
    if (used.some(({ reuse_hash }) => isSameBytes(hash, reuse_hash)))
      refuseFields({ secret: 'This password was used here before. Choose another.' })
    const at = now.toISOString()
    if (entry.secret && entry.reuse_hash)
      await tx.run(sql`insert into login_versions (organization_id, login_id, number, secret, reuse_hash, since, replaced_at, replaced_by)
        values (${entry.organization_id}, ${entry.id}, ${entry.secret_number}, ${sql.param(entry.secret)},
          ${sql.param(entry.reuse_hash)}, ${entry.secret_changed_at}, ${at}, ${actor.userId})`)
    const number = entry.secret_number + 1
    const day = parseDay(input.rotates_on.trim())
    await tx.run(sql`update logins
      set secret = ${sql.param(sealField(key, entry, formatSecretField(number), input.secret))},
      reuse_hash = ${sql.param(hash)}, secret_number = ${number},
        strength = ${measureStrength(input.secret, [entry.site, entry.username])}, secret_changed_at = ${at},
          rotates_on = ${day}, updated_at = ${at} where ${tenantCondition(tx)} and id = ${entry.id}`)
    return {
      reply: { id: entry.id },
      events: [
        {
          name: 'login.rotated',
          about: entry.id,
          organizationId: entry.organization_id,
          before: { rotates_on: entry.rotates_on },
          after: { rotates_on: day },
        },
      ],
    }
  }),
)
