import {
  createAddress,
  type EmptyDatabase,
  openWorldOn,
  type World,
} from '../../../../../../app/server/testing/world-on.ts'
import { createSignature } from '../../../../../access/webhooks/server/public.ts'
import { openWebhook } from '../webhook.ts'
import { createChance } from './chance.ts'
import { forbids, openTruth } from './judge.ts'
import type { Target } from './people.ts'

const secret = 'a secret of the automation webhook'
/** A call with texts, or the hand-over of one candidate to the scheduler. */
type VendorCall = { body: { candidates?: { formattedNumber?: string; message?: string }[]; phone_number?: string } }

const toLocalNumber = (phone: string): string =>
  phone
    .replace(/ext.*$/, '')
    .replace(/[^0-9]/g, '')
    .slice(-10)

/** Everyone whom one call to the vendor texts. */
const textsIn = ({ body }: VendorCall): { number: string; message: string }[] =>
  body.candidates
    ? body.candidates.map(({ formattedNumber = '', message = '' }) => ({
        number: toLocalNumber(formattedNumber),
        message,
      }))
    : [{ number: toLocalNumber(body.phone_number ?? ''), message: '' }]

export type Tally = { generated: number; left: number; forbidden: Map<string, number> }

/** A server with two clinics, a clock that is set by hand, and a vendor that judges each call at the moment it comes. */
export const openRig = async (database: EmptyDatabase, seed: number, env: Record<string, string> = {}) => {
  const moment = { now: new Date('2026-11-24T15:00:00Z') }
  const chance = createChance(seed)
  const truth = openTruth()
  const targets = new Map<string, Target>()
  const tallies = new Map<string, Tally>()
  const gone = new Set<string>()
  const answered = new Set<string>()
  const failing = new Set<string>()
  const found: string[] = []

  const getTally = (way: string): Tally => {
    const tally = tallies.get(way) ?? { generated: 0, left: 0, forbidden: new Map<string, number>() }
    tallies.set(way, tally)
    return tally
  }
  const blame = (tally: Tally, why: string, number: string) => {
    tally.forbidden.set(why, (tally.forbidden.get(why) ?? 0) + 1)
    found.push(`${why}: ${number} at ${moment.now.toISOString()} (${targets.get(number)?.way ?? 'unknown'})`)
  }
  const judge = ({ number, message }: { number: string; message: string }) => {
    const target = targets.get(number)
    if (!target) return blame(getTally('somebody nobody knows'), 'to a number that nobody gave', number)
    const isAnswer = message.includes('no more texts')
    const kind = isAnswer ? 'answer' : target.way === 'an invitation by text' ? 'invited' : 'candidate'
    const tally = getTally(isAnswer ? 'an answer of the product' : target.way)
    tally.left += 1
    const why = forbids(truth, { number, organizationId: target.organizationId, at: moment.now, kind })
    if (why !== null) blame(tally, why, number)
    const asked = `${number} ${truth.heard.get(number)?.getTime()}`
    if (isAnswer && answered.has(asked)) blame(tally, 'answered twice', number)
    if (isAnswer) answered.add(asked)
    else gone.add(number)
  }

  const hook = await openWebhook()
  hook.answers((posted, response) => {
    const texts = textsIn(posted)
    texts.forEach(judge)
    response.writeHead(texts.some(({ number }) => failing.has(number)) ? 500 : 200).end()
  })
  const world: World = await openWorldOn(
    database,
    {
      TEXT_TRANSPORT: 'webhook',
      AUTOMATION_WEBHOOK_URL: hook.url,
      AUTOMATION_WEBHOOK_SECRET: secret,
      QUIET_HOURS: 'on',
      CALLS_A_MINUTE: '0',
      ...env,
    },
    () => moment.now,
  )
  let inbound = 0
  return {
    world,
    moment,
    chance,
    truth,
    targets,
    getTally: getTally,
    tallies,
    failing,
    gone,
    found,
    post: async (who: Parameters<World['call']>[0], path: string, body: object) =>
      await world.call(who, path.endsWith('-pause') || path.endsWith('/stop') ? 'PUT' : 'POST', path, body),
    /** Someone writes to us, through the vendor's signed call. */
    hear: async (number: string, text: string) => {
      inbound += 1
      truth.heard.set(number, moment.now)
      const body = JSON.stringify({ id: `in-${inbound}`, from: `+1${number}`, text })
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/webhooks/automation/inbound',
        remoteAddress: createAddress(),
        headers: {
          'content-type': 'application/json',
          'reinforce-signature': createSignature(secret, body, moment.now),
        },
        payload: body,
      })
      if (answer.statusCode !== 200) throw new Error(`An inbound text was answered ${answer.statusCode} ${answer.body}`)
    },
    /** Eight at a time. */
    each: async <T>(list: T[], work: (one: T) => Promise<unknown>) => {
      const rest = [...list]
      const one = async (): Promise<void> => {
        for (let next = rest.pop(); next !== undefined; next = rest.pop()) await work(next)
      }
      await Promise.all(Array.from({ length: 8 }, one))
    },
    forget: () => {
      hook.calls.length = 0
    },
    close: async () => {
      await world.close()
      await hook.close()
    },
  }
}
export type Rig = Awaited<ReturnType<typeof openRig>>
