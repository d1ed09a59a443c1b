import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { createDeviceToken, makeResetLink } from '../../../features/access/sign-in/server/public.ts'
import { createSignature } from '../../../features/access/webhooks/server/public.ts'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { addColleague } from './add-colleague.ts'
import { createAccessStages } from './create-access-stages.ts'
import { createApplyStages, createBookingStages } from './create-booking-stages.ts'
import { createJobPageStages } from './job-page/create-job-page-stages.ts'
import type { Stage } from './staged.ts'
import { upload } from './upload.ts'
import { password, type World } from './world.ts'

/** Signs what Stripe would tell us. */
export const stripeSecret = 'whsec_of_the_world'
/** Signs what an email gateway would hand over. */
export const mailSecret = 'shared-with-the-mail-gateway'

/** A language model that no one reaches: what asks for one goes on without it. */
export const aModel = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' }

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const next = 'another-horse-in-a-barn'
const plain = new TextEncoder().encode('Three years as a nanny in Austin.')
const aFile = (): Stage => ({ form: { file: ['file', 'words.txt', plain] } })
const portrait = async () => await readFile(new URL('../../../db/demo/portrait.png', import.meta.url))

/** Sets the stage for the examples that no fixed row can serve: passwords, codes, tokens, files, signatures, people of their own. */
export const createStages = (world: World, now: Date): Record<string, () => Stage | Promise<Stage>> => {
  const write = async (work: (tx: Tx) => Promise<unknown>) =>
    await world.inPlatform(async (tx) => void (await work(tx)))
  const about = async (change?: (id: string) => ReturnType<typeof sql>): Promise<Stage> => {
    const { id } = await addColleague(world)
    if (change) await write(async (tx) => await tx.run(change(id)))
    return { input: { id } }
  }
  // The walk retires the code of the world before it comes to the apply page.
  const newCode = async () => {
    const code = `CODE-${randomUUID().slice(0, 8)}`
    const { organizationId, locationId } = world.own
    await write(
      async (tx) =>
        await tx.run(sql`insert into job_codes (id, organization_id, location_id, position, code)
          values (${randomUUID()}, ${organizationId}, ${locationId}, 'RBT', ${code})`),
    )
    return code
  }
  const unrouted = async (): Promise<Stage> => {
    const id = randomUUID()
    const application = JSON.stringify({ full_name: 'Una Unrouted', email_address: `una@${id}.test` })
    await write(
      async (tx) =>
        await tx.run(sql`insert into unrouted_applications (id, organization_id, came_from, code, application, received_at)
          values (${id}, ${world.platformId}, 'Job board', 'NOPE', ${application}::jsonb, now())`),
    )
    return { input: { id } }
  }
  const invitationToken = async () => {
    const token = randomUUID()
    await write(
      async (tx) =>
        await tx.run(sql`insert into invitations (id, organization_id, token_hash, email, phone_number, full_name, role, invited_by, created_at, expires_at)
          values (${randomUUID()}, ${world.own.organizationId}, ${hash(token)}, '', '', 'New Person', 'user',
            ${world.users.admin.id}, now(), '2099-01-01T00:00:00Z')`),
    )
    return token
  }
  const resetToken = async () => {
    const { authUserId } = await addColleague(world)
    const { path } = await makeResetLink(world.services.auth.pool, { authUserId, madeBy: null, now })
    return path.split('/').at(-1) ?? ''
  }
  const insertFeed = (
    id: string,
    token: string,
  ) => sql`insert into calendar_feeds (user_id, organization_id, token_hash, created_at)
    values (${id}, ${world.own.organizationId}, ${hash(token)}, now())`
  // An interview that was booked by a link, for Tuesday at ten in New York.
  const bookedToken = async () => {
    const [token, interview, { id }] = [randomUUID(), randomUUID(), await addColleague(world)]
    const { organizationId, secondId } = world.own
    await write(async (tx) => {
      // The walk has archived this candidate by then.
      await tx.run(sql`update all_candidates set status = 'Initial Inquiry' where id = ${secondId}`)
      await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interviewer_id, interview_date)
        values (${interview}, ${organizationId}, ${secondId}, ${id}, '2026-11-24T15:00:00Z')`)
      await tx.run(sql`insert into booking_links (id, organization_id, candidate_id, interviewer_id, type, minutes,
        token_hash, made_by, expires_at, interview_id)
        values (${randomUUID()}, ${organizationId}, ${secondId}, ${id}, 'Phone', 30, ${hash(token)}, ${id}, '2099-01-01T00:00:00Z', ${interview})`)
    })
    return token
  }
  const kept = async (column: 'resume_file' | 'video_file', name: string): Promise<Stage> => {
    const key = `resumes/${world.own.organizationId}/${name}`
    await world.services.files.put(key, plain, 'text/plain')
    await write(
      async (tx) =>
        await tx.run(
          sql`update all_candidates set ${sql.identifier(column)} = ${key} where id = ${world.own.candidateId}`,
        ),
    )
    return {}
  }
  const withFactor = async (): Promise<Stage> => {
    const person = await addColleague(world)
    return { token: person.token, input: { password, code: (await person.turnFactorOn(now)).code } }
  }
  /** A clinic that no one was offered to yet. */
  const newClinic = async () => {
    const id = randomUUID()
    const name = `Clinic ${id}`
    await write(
      async (tx) => await tx.run(sql`insert into organizations (id, name, status) values (${id}, ${name}, 'Active')`),
    )
    return id
  }
  const uploaded = async (url: string, name: string, bytes: Uint8Array) =>
    (await upload(world, 'admin', url, { name, bytes })).body
  const reports = new TextEncoder().encode('stripe_customer_id,month,year,amount\ncus_of_nobody,6,2026,250\n')
  const uploadedSheet = async () => {
    const made = z.object({ uploadId: z.string() }).parse(await uploaded('/api/import-uploads', 'people.csv', sheet))
    return { input: { upload_id: made.uploadId } }
  }
  const sheet = new TextEncoder().encode('Name,Email\nWren Castillo,wren@example.test\n')

  const aStored = async (input: Record<string, unknown> = {}) => {
    await world.services.files.put('a.txt', plain, 'text/plain')
    return { input }
  }
  return {
    'POST /api/auth/sign-in/email': async () => ({ input: { email: (await addColleague(world)).email, password } }),
    'POST /api/auth/sign-in/phone': async () => {
      const { authUserId } = await addColleague(world)
      const phone = '+15125550177'
      await world.services.auth.pool.query('update auth."user" set phone_number = $1 where id = $2', [
        phone,
        authUserId,
      ])
      return { input: { phone, password } }
    },
    'POST /api/auth/sign-in/second-factor': async () => {
      const person = await addColleague(world)
      const { code: factor } = await person.turnFactorOn(now)
      const { challenge } = z.object({ challenge: z.string() }).parse((await person.signIn()).body)
      return { input: { challenge, code: factor } }
    },
    'POST /api/auth/change-password': async () => {
      const { token } = await addColleague(world)
      return { token, input: { current: password, next, confirm: next } }
    },
    'POST /api/auth/sign-in/device': async () => ({
      input: { token: createDeviceToken(world.services, (await addColleague(world)).authUserId, now) },
    }),
    'GET /api/auth/password-resets/{token}': async () => ({ input: { token: await resetToken() } }),
    'POST /api/auth/password-resets/{token}': async () => ({
      input: { token: await resetToken(), next, confirm: next },
    }),
    'POST /api/me/two-factor/start': async () => ({ token: (await addColleague(world)).token, input: { password } }),
    'POST /api/me/two-factor/confirm': async () => {
      const person = await addColleague(world)
      return { token: person.token, input: { code: (await person.startFactor(now)).code } }
    },
    'POST /api/me/two-factor/stop': withFactor,
    'POST /api/me/two-factor/recovery-codes': withFactor,
    'POST /api/me/sessions/{id}/end': async () => {
      const person = await addColleague(world)
      await person.signIn()
      const { rows } = await world.services.auth.pool.query<{ id: string }>(
        'select id from auth.session where "userId" = $1 order by "createdAt" desc limit 1',
        [person.authUserId],
      )
      return { token: person.token, input: { id: rows[0]?.id } }
    },
    // The session that looks as a client does nothing else any more: a person of their own.
    'POST /api/organizations/{id}/view': async () => {
      const email = `${randomUUID()}@example.test`
      const admin = { email, organizationId: world.platformId, level: 'Admin' as const }
      await write(async (tx) => await world.addPerson(tx, admin))
      const answer = await world.call(null, 'POST', '/api/auth/sign-in/email', { email, password })
      return { token: String(answer.headers['set-auth-token']), input: { reason: 'They asked' } }
    },
    'POST /api/users/{id}/deactivate': async () => await about(),
    'POST /api/users/{id}/reactivate': async () =>
      await about((id) => sql`update reinforce_users set deactivated_at = now() where id = ${id}`),
    'POST /api/users/{id}/hand-over': async () => {
      const [leaver, taker] = [await addColleague(world), await addColleague(world)]
      return { input: { id: leaver.id, to: taker.id } }
    },
    'POST /api/users/{id}/end-sessions': async () => await about(),
    'POST /api/users/{id}/end-calendar-feed': async () => await about((id) => insertFeed(id, randomUUID())),
    'POST /api/users/{id}/reset-two-factor': async () => {
      const person = await addColleague(world)
      await person.turnFactorOn(now)
      return { input: { id: person.id, password } }
    },
    // A person who has no email gets the link from an Admin.
    'POST /api/users/{id}/reset-link': async () =>
      await about((id) => sql`update reinforce_users set email = '' where id = ${id}`),
    'POST /api/me/profile-image': async () => ({ form: { file: ['file', 'me.png', await portrait()] } }),
    ...createJobPageStages(world, newCode),
    'GET /files/profile-images/{userId}/profile/{file}': async () => {
      const { profile_image } = z
        .object({ profile_image: z.string() })
        .parse(await uploaded('/api/me/profile-image', 'me.png', await portrait()))
      return { input: { file: profile_image.split('/').at(-1) } }
    },
    'POST /api/outgoing-webhooks/deliveries/{id}/send': async () => {
      await write(
        async (tx) => await tx.run(sql`update webhooks set is_active = true where id = ${world.own.ids.webhook}`),
      )
      return {}
    },
    'GET /api/candidates/{id}/resume-file': async () => await kept('resume_file', 'words.txt'),
    'POST /api/candidates/{id}/referrals': async () => ({ input: { organization_id: await newClinic() } }),
    'DELETE /api/candidates/referrals/{id}': async () => {
      const [id, there, clinic] = [randomUUID(), randomUUID(), await newClinic()]
      const { organizationId, secondId } = world.own
      await write(async (tx) => {
        await tx.run(
          sql`insert into all_candidates (id, organization_id, full_name) values (${there}, ${clinic}, 'Ben Okafor')`,
        )
        await tx.run(sql`insert into candidate_referrals (id, organization_id, candidate_id, to_organization_id, to_candidate_id, made_by)
          values (${id}, ${organizationId}, ${secondId}, ${clinic}, ${there}, ${world.users.platform.id})`)
      })
      return { input: { id } }
    },
    'POST /api/candidates/{id}/unmerge': async () => {
      const [kept = '', id = ''] = await addPeople(world, 'own', 2)
      await world.call('admin', 'POST', `/api/candidates/${kept}/merge`, { other_id: id, take: [] })
      return { input: { id } }
    },
    'POST /api/candidates/{id}/model-review': async () => {
      const { organizationId } = world.own
      const [id = ''] = await addPeople(world, 'own', 1, { resume_text: 'Two years as an RBT.' })
      await write(async (tx) => {
        await tx.run(sql`update scoring_settings set model_reads = true where organization_id = ${organizationId}`)
        await tx.run(sql`update resume_scores set state = 'scored', score = '{}',
          facts = '{"is_resume": true, "has_prompt_injection": false, "certifications": []}' where candidate_id = ${id}`)
      })
      return { input: { id } }
    },
    'POST /api/unrouted/{id}/route': async () => await unrouted(),
    'PUT /api/unrouted/{id}/dismissed': async () => await unrouted(),
    'POST /api/candidates/{id}/resume/reread': async () => await kept('resume_file', 'words.txt'),
    'GET /api/candidates/{id}/video-file': async () => await kept('video_file', 'video.mp4'),
    'POST /api/resume-uploads': aFile,
    'GET /api/resume-uploads/{id}/answers': async () => {
      const made = z.object({ uploadId: z.string() }).parse(await uploaded('/api/resume-uploads', 'words.txt', plain))
      return { input: { id: made.uploadId } }
    },
    'POST /api/documents/organizations/{id}/files': aFile,
    'POST /api/documents/folders/{id}/files': aFile,
    'POST /api/documents/files/{id}/versions': aFile,
    'POST /api/candidates/{id}/documents': aFile,
    'GET /api/person-files/{id}/file': async () => await aStored(),
    'GET /api/documents/files/{id}/content': async () => await aStored({ version: 1 }),
    'GET /api/texts/media/{id}/content': async () => await aStored(),
    'POST /api/texts/media/{id}/file': async () => await aStored(),
    'POST /api/finance/report-imports/preview': () => ({
      form: { file: ['file', 'reports.csv', reports], fields: { timeZone: 'America/New_York' } },
    }),
    'POST /api/finance/report-imports': async () => {
      const fields = { timeZone: 'America/New_York' }
      const file = { name: 'reports.csv', bytes: reports, fields }
      const looked = await upload(world, 'platform', '/api/finance/report-imports/preview', file)
      const { seen } = z.object({ seen: z.string() }).parse(looked.body)
      return { form: { file: ['file', 'reports.csv', reports], fields: { ...fields, seen } } }
    },
    'POST /api/import-uploads': () => ({ form: { file: ['file', 'people.csv', sheet] } }),
    'POST /api/import-uploads/layout': uploadedSheet,
    'POST /api/imports/preview': uploadedSheet,
    'POST /api/invitations/{token}/accept': async () => ({ input: { token: await invitationToken() } }),
    ...createApplyStages(newCode),
    'GET /api/calendar/{token}/interviews.ics': async () => {
      const { id } = await addColleague(world)
      const token = randomUUID()
      await write(async (tx) => await tx.run(insertFeed(id, token)))
      return { input: { token } }
    },
    'POST /api/book/{token}/move': async () => ({ input: { token: await bookedToken() } }),
    'POST /api/book/{token}/cancel': async () => ({ input: { token: await bookedToken() } }),
    ...createBookingStages(world),
    ...createAccessStages(world),
    'POST /api/webhooks/mail': () => ({
      headers: (payload) => ({
        'content-type': 'message/rfc822',
        'reinforce-signature': createSignature(mailSecret, payload, now),
      }),
    }),
    'POST /api/webhooks/stripe': () => ({
      headers: (payload) => ({
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeSecret }),
      }),
    }),
  }
}
