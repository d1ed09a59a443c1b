import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { carrierTraits } from '../../../../rules/texts/text-carriers.ts'
import type { Installation } from '../rules/checklist.ts'

const counted = z.object({
  clients: z.number(),
  withNumber: z.number(),
  withoutCustomer: z.number(),
  staff: z.number(),
  staffWithout: z.number(),
  requiresTwoFactor: z.boolean(),
  backupHours: z.nullable(z.number()),
  backupProblem: z.nullable(z.string()),
  logProblem: z.nullable(z.string()),
  rehearsedDays: z.nullable(z.number()),
})

const isTestKey = (key: string) => /^\w\w_test_/.test(key)

const getSettings = (config: Config): Omit<Installation, keyof z.infer<typeof counted>> => ({
  demo: config.demo !== 'off',
  publicUrl: config.publicUrl ?? null,
  database: config.databaseUrl ? 'server' : 'embedded',
  texts: config.textTransport,
  textFrom: config.textFrom,
  takesReplies: !carrierTraits[config.textTransport].signsReplies || config.automationWebhookSecret !== undefined,
  quietHours: config.quietHours,
  mail: config.smtp ? 'smtp' : config.mailbox ? 'mailbox' : 'none',
  stripe: config.stripe ? (isTestKey(config.stripe.secretKey) ? 'test' : 'live') : 'none',
  stripeEvents: config.stripeWebhookSecret !== undefined,
  files: config.files.kind,
  virusCheck: config.clamav !== undefined,
  languageModel: config.languageModel !== undefined,
})

/**
 * Returns the settings and sizes of the installation, for the production checklist and the checks. Needs the platform's
 * eyes.
 */
export const readInstallation = async (tx: Tx, settings: Config, now: Date): Promise<Installation> => {
  const platform = settings.platformOrganizationId
  const found = await tx.one(
    counted,
    sql`select c.clients, c."withNumber", c."withoutCustomer", u.staff, u."staffWithout", coalesce(p.requires_two_factor, false) as "requiresTwoFactor",
          (select floor(extract(epoch from ${now.toISOString()}::timestamptz - max(f.at)) / 3600)::int from events f
            where f.name = 'installation.backedUp') as "backupHours",
          (select case when f.name = 'installation.backupFailed' then v.after ->> 'reason' end from events f
             left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
             where f.name in ('installation.backedUp', 'installation.backupFailed') order by f.at desc limit 1) as "backupProblem",
          (select case when f.name = 'installation.logFailed' then v.after ->> 'reason' end from events f
             left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
             where f.name in ('installation.logKept', 'installation.logFailed') order by f.at desc limit 1) as "logProblem",
          (select floor(extract(epoch from ${now.toISOString()}::timestamptz - max(f.at)) / 86400)::int
            from events f where f.name = 'installation.rehearsed') as "rehearsedDays"
        from (select count(*)::int as clients, count(o.texting_number)::int as "withNumber",
                (count(*) - count(o.stripe_customer_id))::int as "withoutCustomer"
              from organizations o where lower(btrim(o.status)) = 'active' and o.prospect_stage is null and o.id <> ${platform}) c,
          (select count(*)::int as staff, (count(*) - count(r.two_factor_at))::int as "staffWithout"
           from reinforce_users r where r.organization_id = ${platform} and r.deactivated_at is null) u
        left join organizations p on p.id = ${platform}`,
  )
  if (!found) throw new Error('could not count the installation')
  return { ...getSettings(settings), ...found }
}
