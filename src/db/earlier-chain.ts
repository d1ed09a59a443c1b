import type pg from 'pg'
import { SettingsError } from '../platform/server/config.ts'

/** The last file of the baseline: with it the schema is what the earlier chain made. */
const baselineEnds = '0018-figures.sql'

/** The files that made the schema before the baseline took their place, in their order (docs/decisions/0019-baseline-of-the-schema.md). */
export const earlierChain: readonly string[] = `
  0001-tenancy 0002-auth 0003-organizations 0004-candidates 0005-facts 0006-messaging 0007-records 0008-demo
  0009-texts-waiting 0010-profiles 0011-uploads 0012-saved-views 0013-exports 0014-imports
  0015-merging-sharing-erasing 0020-live 0030-texting 0031-vendor-events 0032-inbox 0033-templates
  0034-auto-scheduler 0035-simulated-clock 0040-job-posts 0041-job-codes 0042-onboarding 0043-organization-care
  0050-interviews 0054-documents 0060-logins 0064-invoices 0065-status-changes 0066-hiring-figures 0067-people
  0068-mails 0070-hiring-of-candidates 0071-replies 0072-long-lists 0074-report-schedules 0080-document-checks
  0081-document-access 0090-opt-out-marks 0091-service-texts 0092-keys-and-webhooks 0093-culture-fit
  0094-job-posts-fare 0095-bcba-particulars 0096-prospect-size 0097-prospect-consent 0098-free-codes
  0100-resume-readings 0105-jobs-of-the-platform 0106-the-house-is-said 0107-hashed-session-tokens
  0108-functions-for-nobody 0110-texts-once 0111-refused-numbers 0112-texts-stopped 0113-text-drafts
  0115-sending-numbers 0116-texts-a-day 0118-texts-leave-at-their-moment 0119-money-is-not-taken 0125-imports-move
  0126-wake-ups 0127-preferred-language 0128-texts-in-two-languages 0130-facts-of-candidates 0131-earlier-files
  0132-vendor-events-forget 0133-second-factor-in-one-place`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`)

/**
 * What a database still lacks of `names`. One that the earlier chain brought to its end has all that the baseline makes: the
 * baseline is recorded there without being run. One that stopped before that end is refused, and nothing is changed.
 */
export const withoutAdopted = async (client: pg.Client, applied: ReadonlySet<string>, names: readonly string[]) => {
  const missing = names.filter((name) => !applied.has(name))
  const lacking = earlierChain.filter((name) => !applied.has(name))
  if (lacking.length === earlierChain.length || applied.has(baselineEnds)) return missing
  if (lacking.length > 0)
    throw new SettingsError(
      `This database was made by an earlier version and lacks that version’s migrations from ${lacking[0]} on. ` +
        `Nothing was changed. Start the version that ends with ${earlierChain.at(-1)} once, then this one.`,
    )
  const baseline = missing.filter((name) => name <= baselineEnds)
  await client.query('insert into public.migrations (name) select unnest($1::text[])', [baseline])
  return missing.filter((name) => name > baselineEnds)
}
