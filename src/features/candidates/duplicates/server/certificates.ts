import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { ErasureCounts, ErasureTarget } from '../../../../platform/server/personal-data.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

/**
 * Returns the digest of an email address or a phone (as `app.email_key` or `app.phone_key` writes it) under the server's key: people who
 * know the person can have it compared, and no one can find the person by trying every number without the key.
 */
const digestContact = (secret: string, organizationId: string, key: string): string =>
  createHmac('sha256', secret).update(`erasure|${organizationId}|${key}`).digest('base64url')

const keys = z.object({ email: nullableText, phone: nullableText })

/** Digests what someone typed, as an email address and as a phone; none if it is neither. */
export const digestTyped = async (tx: Tx, secret: string, organizationId: string, typed: string): Promise<string[]> => {
  const found = await tx.one(keys, sql`select app.email_key(${typed}) as email, app.phone_key(${typed}) as phone`)
  return [found?.email, found?.phone].flatMap((key) => (key ? [digestContact(secret, organizationId, key)] : []))
}

const request = z.object({ name: z.string(), who: nullableText, at: z.string() })
type CertificateFacts = {
  cause: 'request' | 'retention'
  by: string | null
  at: string | null
  digests: string[]
  purged: string[]
}

/** Reads, before an erasure, the facts of its certificate: its cause, author, and time, digests, and the documents to be purged. */
export const loadCertified = async (
  tx: Tx,
  { organizationId, ids, numbers }: ErasureTarget,
  secret: string,
): Promise<CertificateFacts> => {
  const people = sql.param([...ids])
  const contacts = await tx.rows(
    z.object({ key: z.string() }),
    sql`select x.key from all_candidates c cross join lateral (values (c.email_key), (c.phone_key)) x (key)
        where c.organization_id = ${organizationId} and c.id = any(${people}::uuid[]) and x.key is not null
        union select app.phone_key(n) from unnest(${sql.param([...numbers])}::text[]) n where app.phone_key(n) is not null`,
  )
  const asked = await tx.one(
    request,
    sql`select f.name, f.who, f.at from events f where f.organization_id = ${organizationId} and f.about = any(${people}::uuid[])
          and f.name in ('candidate.erasureRequested', 'candidate.retentionEnded') order by f.at desc, f.id desc limit 1`,
  )
  const documents = await tx.rows(
    z.object({ id: z.string() }),
    sql`select f.id from document_files f where f.organization_id = ${organizationId} and f.candidate_id = any(${people}::uuid[])`,
  )
  return {
    cause: asked?.name === 'candidate.retentionEnded' ? 'retention' : 'request',
    by: asked?.who ?? null,
    at: asked?.at ?? null,
    digests: [...new Set(contacts.map(({ key }) => digestContact(secret, organizationId, key)))].toSorted(),
    purged: documents.map(({ id }) => id),
  }
}

type CertificateInput = { gone: ErasureTarget; id: string; known: CertificateFacts; done: ErasureCounts; now: Date }

/** Writes the certificate of an erasure, in its transaction. It holds no personal data. */
export const writeCertificate = async (tx: Tx, { gone, id, known, done, now }: CertificateInput) => {
  await tx.run(
    sql`insert into erasure_certificates (id, organization_id, erased_id, records, cause, requested_by, requested_at, erased_at, erased,
          kept, stored_files, purged, digests)
        values (gen_random_uuid(), ${gone.organizationId}, ${id}, ${gone.ids.length}, ${known.cause}, ${known.by}, ${known.at},
          ${now.toISOString()}, ${JSON.stringify(done.erased)}::jsonb, ${JSON.stringify(done.kept)}::jsonb, ${done.files.length},
          ${sql.param(known.purged)}::uuid[], ${sql.param(known.digests)}::text[])`,
  )
}
