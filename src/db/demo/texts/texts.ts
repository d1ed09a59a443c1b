import { type DemoClinics, getAutopilotClinic } from '../clinics.ts'
import type { DemoCandidate } from '../people/people.ts'
import { createRandom, pickAt, type Random } from '../random.ts'
import { moveToOfficeHours } from './office-hours.ts'
import words from './stories.json' with { type: 'json' }

type Line = { from: 'us' | 'them'; words: string; minutes: number; status?: string; failure?: string; code?: string }
type Story = { said: Line[]; unread?: number; asked?: 'stop' | 'unsure'; badPhone?: string; note?: string }

const first: Line = { from: 'us', words: '', minutes: 0, status: 'delivered' }
const lost = (failure: string, code: string): Line => ({ ...first, status: 'undelivered', failure, code })
const they = (text: string, minutes = 12): Line => ({ from: 'them', words: text, minutes })
const we = (text: string, minutes: number): Line => ({ from: 'us', words: text, minutes, status: 'delivered' })

type Kind = Exclude<keyof typeof words, 'greetings'>
/** Returns the next words of a kind, so that no two threads share a sentence while there are others. */
type Take = (kind: Kind) => readonly string[]

const createTake = (): Take => {
  const taken = new Map<Kind, number>()
  return (kind) => {
    const nth = taken.get(kind) ?? 0
    taken.set(kind, nth + 1)
    const said: string | string[] = pickAt<string | string[]>(words[kind], nth)
    return typeof said === 'string' ? [said] : said
  }
}

const talk = (said: readonly string[], minutes: readonly [number, number, number]): Line[] =>
  said.map((text, at) => (at % 2 === 0 ? they(text, minutes[at]) : we(text, minutes[at] ?? 0)))

/** The courses of conversations, one after the other, over and over. */
const stories: ((take: Take) => Story)[] = [
  (take) => ({ said: [first, ...talk(take('interested'), [12, 0, 0])], unread: 1 }),
  () => ({ said: [first] }),
  (take) => ({ said: [first, ...talk(take('questions'), [12, 25, 31])], note: take('notes')[0] ?? '' }),
  () => ({ said: [lost('Landline', '30006')], badPhone: 'Landline' }),
  (take) => ({ said: [first, ...talk(take('unsure'), [40, 0, 0])], unread: 1, asked: 'unsure' }),
  () => ({ said: [{ ...first, status: 'sent' }] }),
  (take) => ({ said: [first, ...talk(take('stops'), [5, 0, 0])], asked: 'stop' }),
  (take) => ({ said: [first, ...talk(take('spanish'), [18, 0, 0])], unread: 1 }),
  () => ({ said: [first] }),
  () => ({ said: [lost('Phone off or out of range', '30003')] }),
  (take) => ({ said: [first, ...talk(take('pay'), [95, 110, 120])] }),
  () => ({ said: [first] }),
]

const closed: readonly string[] = ['Terminated', 'Archived']

/** Staff answered the replies of people who are no longer in the pipeline. Requests to stop still wait for a decision. */
const answerClosed = (story: Story, status: string, take: Take): Story => {
  if (!closed.includes(status) || !story.unread || story.asked) return story
  const last = story.said.at(-1)?.minutes ?? 0
  return { ...story, said: [...story.said, we(take('closings')[0] ?? '', last + 25)], unread: 0 }
}

const senderName = 'Riley Adams'
const hour = 3_600_000

const greet = (fullName: string, clinic: string, nth: number) =>
  pickAt(words.greetings, nth)
    .replace('{name}', fullName.split(' ')[0] ?? '')
    .replace('{clinic}', clinic)

/** Returns the people of conversations, each with its begin: in the clinic's office hours, soon after they applied. */
const createTexted = (r: Random, clinics: DemoClinics, candidates: DemoCandidate[], now: Date) => {
  const zones = new Map(clinics.organizations.map((each) => [each.id, each.time_zone]))
  return candidates
    .filter(({ row }) => row.phone_number && row.text_consent === 'given')
    .flatMap(({ row }) => {
      const wanted = Date.parse(row.created_at) + (0.3 + r.next() ** 3 * 60) * hour
      const begun = moveToOfficeHours(new Date(wanted), zones.get(row.organization_id) ?? 'America/Chicago', r.next())
      return begun.getTime() < now.getTime() - 2 * hour ? [{ row, begun: begun.getTime() }] : []
    })
    .slice(0, 160)
    .filter(({ row }) => row.organization_id !== getAutopilotClinic(clinics))
}

/** Conversations with some of the candidates: answers, failures, an unclear opt-out, a STOP; the delivered ones lie on the simulated phones. */
export const createDemoTexts = (clinics: DemoClinics, candidates: DemoCandidate[], now: Date, from: string) => {
  const r = createRandom('texts')
  const texted = createTexted(r, clinics, candidates, now)
  const count = new Map<string, number>()
  const take = createTake()
  const threads = texted.map(({ row, begun }) => {
    const nth = count.get(row.organization_id) ?? 0
    count.set(row.organization_id, nth + 1)
    const organization = clinics.organizations.find(({ id }) => id === row.organization_id)?.name ?? ''
    const template = clinics.templates.find((each) => each.organization_id === row.organization_id && each.is_default)
    const offset = clinics.organizations.findIndex(({ id }) => id === row.organization_id)
    const story = answerClosed(pickAt(stories, nth)(take), row.status, take)
    const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString()
    const greeting = greet(row.full_name, organization, nth + offset)
    const thread = {
      id: r.uuid(),
      organization_id: row.organization_id,
      candidate_id: row.id,
      candidate_type: row.position.toLowerCase(),
      candidate_name: row.full_name,
      phone_number: row.phone_number,
      recipient_phone: `+1${row.phone_number}`,
      sender_name: senderName,
      twilio_phone: from,
      is_active: true,
      last_message_at: at(story.said.at(-1)?.minutes ?? 0),
      last_inbound_at: story.said.some((each) => each.from === 'them')
        ? at(story.said.findLast((each) => each.from === 'them')?.minutes ?? 0)
        : null,
      unread: story.unread ?? 0,
      opt_out_review_since: story.asked === 'unsure' ? at(story.said.at(-1)?.minutes ?? 0) : null,
      bad_phone: story.badPhone ? `+1${row.phone_number}` : null,
      bad_phone_reason: story.badPhone ?? null,
    }
    const messages = story.said.map((said) => {
      const isOurs = said.from === 'us'
      const isLast = said === story.said.at(-1)
      const body = said.words || greeting
      return {
        id: r.uuid(),
        organization_id: row.organization_id,
        recipient_id: thread.id,
        candidate_id: row.id,
        candidate_name: row.full_name,
        recipient_phone: thread.recipient_phone,
        sender_name: isOurs ? senderName : row.full_name,
        twilio_phone: from,
        message_content: body,
        message: body,
        sender_type: isOurs ? 'user' : 'candidate',
        message_direction: isOurs ? 'outbound' : 'inbound',
        message_status: isOurs ? (said.status ?? 'sent') : 'received',
        failure: said.failure ?? null,
        failure_code: said.code ?? null,
        template_id: isOurs && said.words === '' ? (template?.id ?? null) : null,
        opt_out_intent: !isOurs && isLast ? (story.asked ?? null) : null,
        sent_at: isOurs && !said.failure ? at(said.minutes) : null,
        created_at: at(said.minutes),
      }
    })
    return { thread, messages, story }
  })
  const messages = threads.flatMap((each) => each.messages)
  return {
    recipients: threads.map(({ thread }) => thread),
    messages,
    notes: threads
      .filter(({ story }) => story.note)
      .map(({ thread, story }) => ({
        id: r.uuid(),
        organization_id: thread.organization_id,
        recipient_id: thread.id,
        body: story.note,
        created_at: new Date(Date.parse(thread.last_message_at) + 60_000).toISOString(),
      })),
    simulated: messages
      .filter((each) => each.message_direction === 'outbound' && each.failure === null)
      .map((each) => ({
        id: each.id,
        organization_id: each.organization_id,
        candidate_id: each.candidate_id,
        from_phone: from,
        to_phone: each.recipient_phone,
        body: each.message,
        at: each.created_at,
      })),
    optOuts: threads
      .filter(({ story }) => story.asked === 'stop')
      .map(({ thread, messages: said }) => ({
        id: r.uuid(),
        organization_id: thread.organization_id,
        phone: thread.recipient_phone,
        source: 'text',
        at: thread.last_message_at,
        proof: said.at(-1)?.message ?? 'STOP',
        proof_message_id: said.at(-1)?.id ?? null,
      })),
  }
}
