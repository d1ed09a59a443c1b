import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { UserError } from '../../../../../../rules/user-error.ts'
import { queueNewApplicants } from '../../../../auto-scheduler/server/public.ts'
import { applyCode } from '../../sending/apply-code.ts'
import { prepareEnrollmentTexts, queueEnrollmentTexts } from '../../sending/enrollment-texts.ts'
import { prepareProductText, queueProductText } from '../../sending/product-text.ts'
import { queueServiceText } from '../../sending/service-texts.ts'
import type { WayOut } from '../ways-out.ts'
import { openThreads } from './happen.ts'
import type { Target } from './people.ts'
import type { Rig } from './rig.ts'

/** One round: whose texts they are, when they are prepared and when they leave, and the bulk texts that were queued. */
export type Round = {
  rig: Rig
  who: 'clinic' | 'foreign'
  organizationId: string
  leaves: Date
  batches: { id: string; targets: Target[] }[]
  /** The second step of ways that have two, by the text of each person. */
  texts: Map<string, string>
}
type Step = (round: Round, targets: Target[]) => Promise<unknown>
/** `share`: of a hundred sends. `after` happens at the second moment, after the changes. */
type Way = { share: number; before?: Step; after?: Step }

const agreeing = (rig: Rig, targets: Target[]) => {
  for (const { number } of targets) if (!rig.truth.refused.has(number)) rig.truth.agreed.add(number)
}

const single = async ({ rig, who, texts }: Round, targets: Target[], more: object = {}) => {
  await rig.each(targets, async (target) => {
    const id = randomUUID()
    texts.set(target.id, id)
    if (target.attested) agreeing(rig, [target])
    const message = 'Hi {{Candidate First}}, when would be a good time to talk?'
    await rig.post(who, '/api/texts/send', {
      id,
      candidateId: target.id,
      message,
      attestConsent: target.attested,
      ...more,
    })
  })
}

const bulk = async (
  round: Round,
  targets: Target[],
  more: object = {},
  sendAs?: (body: object) => Promise<unknown>,
) => {
  const { rig, who, batches } = round
  for (const attestConsent of [true, false]) {
    const some = targets.filter(({ attested }) => attested === attestConsent)
    if (some.length === 0) continue
    const batchId = randomUUID()
    if (attestConsent) agreeing(rig, some)
    const selection = { ids: some.map(({ id }) => id) }
    const body = {
      batchId,
      selection,
      message: 'Hi {{Candidate First}}, thank you for applying.',
      attestConsent,
      ...more,
    }
    batches.push({ id: batchId, targets: some })
    await (sendAs ? sendAs(body) : rig.post(who, '/api/texts/send-many', body))
  }
}

const withKey = async ({ rig, who }: Round) => {
  const made = await rig.post(who === 'clinic' ? 'admin' : who, '/api/api-keys', {
    name: `Key ${randomUUID()}`,
    scope: 'write',
  })
  const { key } = made.body as { key: string }
  return async (url: string, payload: object) =>
    await rig.world.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${key}` } })
}

const halfway = ({ rig, leaves }: Round): string =>
  new Date((rig.moment.now.getTime() + leaves.getTime()) / 2 + 1).toISOString()

const failFor = async (rig: Rig, targets: Target[], work: () => Promise<unknown>) => {
  for (const { number } of targets) rig.failing.add(number)
  await work()
}

const owned: Record<WayOut, Way> = {
  'a single text': { share: 2, after: single },
  'a text sent again': {
    share: 1,
    before: async (round, targets) => await failFor(round.rig, targets, async () => await single(round, targets)),
    after: async ({ rig, who, texts }, targets) =>
      await rig.each(targets, async ({ id }) => {
        await rig.post(who, `/api/texts/${texts.get(id)}/retry`, { newId: randomUUID() })
      }),
  },
  'a text for later': {
    share: 1,
    before: async (round, targets) => await single(round, targets, { sendAt: halfway(round) }),
  },
  'a bulk text': { share: 54, before: bulk },
  'the failed ones of a bulk text again': {
    share: 12,
    before: async (round, targets) => await failFor(round.rig, targets, async () => await bulk(round, targets)),
    after: async ({ rig, who, batches }, targets) => {
      const mine = new Set(targets)
      for (const batch of batches.filter((each) => each.targets.some((target) => mine.has(target)))) {
        const batchId = randomUUID()
        await rig.post(who, `/api/texts/batches/${batch.id}/retry`, { batchId })
      }
    },
  },
  'a text tried again by itself': {
    share: 1,
    before: async (round, targets) => {
      const { rig, organizationId, texts } = round
      await single(round, targets)
      await rig.each(targets, async ({ id: candidateId, number }) => {
        await rig.world.inPlatform(async (tx) => {
          const id = texts.get(candidateId) ?? ''
          const sent = sql`update text_messages set message_status = 'undelivered' where id = ${id}::uuid and message_status = 'sent'`
          if ((await tx.run(sent)) > 0)
            await applyCode(
              tx,
              { id, code: '30003', organizationId, candidateId, phone: `+1${number}` },
              rig.moment.now,
            )
        })
      })
    },
  },
  'a reminder': {
    share: 1.5,
    before: async ({ rig, organizationId }, targets) =>
      await rig.each(targets, async ({ id }) => {
        await rig.world.inClinic(organizationId, async (tx) => {
          const settings = rig.world.services.config
          const wanted = {
            candidateId: id,
            message: 'Tomorrow at ten',
            senderName: 'Riley',
            now: rig.moment.now,
            settings,
          }
          const person = await prepareProductText(tx, wanted)
          if (person && person.reason === null)
            await queueProductText(tx, person, { senderName: 'Riley', madeBy: null, from: settings.textFrom })
        })
      }),
  },
  'an automation': {
    share: 2,
    before: async ({ rig, organizationId }, targets) => {
      const wanted = { now: rig.moment.now, settings: rig.world.services.config, senderName: 'Automatic text' }
      const texts = new Map(targets.map(({ id }) => [id, 'Hi {{Candidate First}}, are you 18 or older?']))
      await rig.world.inClinic(organizationId, async (tx) => {
        const people = [...(await prepareEnrollmentTexts(tx, texts, wanted)).values()].filter(
          ({ reason }) => reason === null,
        )
        const rows = people.map((person) => ({ person, messageId: randomUUID(), enrollmentId: randomUUID() }))
        await queueEnrollmentTexts(tx, rows, wanted)
      })
    },
  },
  'a text with a booking': {
    share: 0.5,
    before: async ({ rig, who }, targets) =>
      await rig.each(targets, async ({ id }) => {
        const asked = `/api/candidates/${id}/free-times?interviewer_id=nobody`
        const { starts } = z
          .object({ starts: z.array(z.string()) })
          .parse((await rig.world.call(who, 'GET', asked)).body)
        const text = { id: randomUUID(), message: 'Hi {{Candidate First}}, you are booked.' }
        const what = { candidate_id: id, interviewer_id: null, type: 'Phone', at: starts[0] }
        await rig.post(who, '/api/bookings', { id: randomUUID(), ...what, text })
      }),
  },
  'the auto scheduler': {
    share: 2,
    before: async ({ rig, who }, targets) => {
      for (const attestConsent of [true, false]) {
        const some = targets.filter(({ attested }) => attested === attestConsent)
        if (some.length === 0) continue
        if (attestConsent) agreeing(rig, some)
        const selection = { ids: some.map(({ id }) => id) }
        await rig.post(who, '/api/auto-scheduler/runs', { runId: randomUUID(), selection, attestConsent })
      }
    },
  },
  'the auto scheduler, of whoever applies': {
    share: 1,
    before: async ({ rig, organizationId }, targets) => {
      await rig.world.inPlatform(
        async (tx) =>
          await tx.run(
            sql`update organizations set scheduler = true, scheduler_new = true where id = ${organizationId}`,
          ),
      )
      const settings = rig.world.services.config
      const candidateIds = targets.map(({ id }) => id)
      await rig.world.inClinic(
        organizationId,
        async (tx) => await queueNewApplicants(tx, { organizationId, candidateIds, settings }),
      )
    },
  },
  'an invitation by text': {
    share: 1,
    before: async ({ rig, organizationId }, targets) =>
      await rig.each(targets, async ({ name, number }) => {
        const text = {
          organizationId,
          kind: 'invitation' as const,
          about: randomUUID(),
          name,
          phone: `+1${number}`,
          body: 'Join us',
        }
        const moment = { now: rig.moment.now, settings: rig.world.services.config }
        await rig.world
          .inClinic(organizationId, async (tx) => await queueServiceText(tx, text, moment))
          .catch((error: unknown) => {
            if (!(error instanceof UserError)) throw error
          })
      }),
  },
}

/** Every way out, and other roads to the same: by platform staff across organizations, by a program's key, after a STOP in words. */
export const ways: Record<string, Way> = {
  ...owned,
  'a bulk text for later': {
    share: 10,
    before: async (round, targets) => await bulk(round, targets, { sendAt: halfway(round) }),
  },
  'a bulk text across organizations': {
    share: 10,
    before: async (round, targets) =>
      await bulk(round, targets, {}, async (body) => await round.rig.post('platform', '/api/texts/send-many', body)),
  },
  'a bulk text by a program': {
    share: 5,
    before: async (round, targets) => {
      const call = await withKey(round)
      await bulk(round, targets, {}, async (body) => await call('/api/texts/send-many', body))
    },
  },
  'a single text by a program': {
    share: 0.5,
    after: async (round, targets) => {
      const call = await withKey(round)
      for (const target of targets.slice(0, 100)) {
        if (target.attested) agreeing(round.rig, [target])
        const body = { id: randomUUID(), candidateId: target.id, message: 'Hello', attestConsent: target.attested }
        await call('/api/texts/send', body)
      }
    },
  },
  'a bulk text after STOP or HELP': {
    share: 1,
    before: async ({ rig }, targets) => {
      await openThreads(rig, targets)
      await rig.each(targets, async ({ number }) => {
        const words = rig.chance.pick(['STOP', 'HELP', 'Please stop texting me', 'no more texts please'])
        rig.truth.wrote.set(number, rig.moment.now)
        if (words !== 'HELP') rig.truth.optedOut.add(number)
        await rig.hear(number, words)
      })
    },
    after: bulk,
  },
}
