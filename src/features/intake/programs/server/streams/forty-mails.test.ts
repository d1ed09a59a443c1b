import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fortyMails } from './testing/forty-mails.ts'
import type { LabelledMail } from './testing/made-mail.ts'
import { type MailWorld, openMailWorld } from './testing/mail-world.ts'

let mails: MailWorld
beforeAll(async () => {
  mails = await openMailWorld()
})
afterAll(async () => await mails.world.close())

const candidates = async () =>
  await mails.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string(), full_name: z.string(), email_address: z.nullable(z.string()) }),
        sql`select id, full_name, email_address from all_candidates`,
      ),
  )

/** What became of an email, in the form of its label, and all words of it that can be found again. */
const loadOutcome = async ({ raw }: LabelledMail) => {
  const before = new Set((await candidates()).map(({ id }) => id))
  const known = new Set([...(await mails.listed()), ...(await mails.listed('dismissed'))].map(({ id }) => id))
  expect(await mails.post(raw(`jobs+${mails.code}@clinic.test`))).toBe(200)
  const added = (await candidates()).filter(({ id }) => !before.has(id))
  const [one] = added
  if (one) {
    expect(added).toHaveLength(1)
    const files = (await mails.documents(one.id)).map(({ name }) => name).join('\n')
    return { became: { lands: [one.full_name, one.email_address] }, said: `${await mails.words(one.id)}\n${files}` }
  }
  const row = (await mails.listed()).find(({ id }) => !known.has(id))
  const aside = (await mails.listed('dismissed')).find(({ id }) => !known.has(id))
  const { fields, files } = await mails.details(row?.id ?? aside?.id)
  const kept = await mails.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ key: z.string() }),
        sql`select f ->> 'stored_as' as key from unrouted_applications, jsonb_array_elements(files) f
            where id::text = ${row?.id ?? aside?.id ?? ''} and (f ->> 'is_words')::boolean`,
      ),
  )
  const words = await Promise.all(
    kept.map(async ({ key }) => Buffer.from(await mails.world.services.files.bytes(key)).toString()),
  )
  const said = [...words, ...fields.map(({ value }) => value), ...files].join('\n')
  const waits = row?.name ? (row.email ?? '') : null
  return { became: aside ? { aside: aside.set_aside } : { waits }, said }
}

test('there are forty emails', () => expect(fortyMails).toHaveLength(40))

test.each(fortyMails.map((mail) => [mail.about, mail] as const))(
  'right, or waits for a person: %s',
  async (_, mail) => {
    const { became, said } = await loadOutcome(mail)
    expect(became).toEqual(mail.expected)
    for (const words of mail.words) expect(said).toContain(words)
  },
)
