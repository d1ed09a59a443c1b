import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { selection } from '../../../candidates/directory/shapes/directory.ts'

/** At most 400 characters; the error for a longer one names its length, so more are let in here. */
const message = z.string().check(z.maxLength(20_000))
/** The words for those who prefer Spanish; blank: the same words as all. */
const messageSpanish = z._default(message, '')
/** Send later: not before this moment. */
const sendAt = z.optional(z.iso.datetime({ offset: true }))
const templateId = z.optional(z.guid())

/** All a composer needs: templates (default first, then by name), links by name, the sender. Missing parts come back empty. */
export const composer = endpoint({
  method: 'GET',
  path: '/api/texts/composer',
  summary: 'Templates, links and defaults for writing a text',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        content: z.string(),
        content_spanish: nullableText,
        is_default: z.boolean(),
      }),
    ),
    links: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
    text_template: nullableText,
    senderName: z.string(),
    organizationName: z.string(),
    transport: z.enum(['simulator', 'webhook', 'twilio']),
    /** Whether quiet hours hold; off only in a demo or by setting, and then the composer shows it. */
    quietHours: z.boolean(),
  }),
  reads: ['organizations', 'templates'],
  example: () => ({}),
})

const recipientPreview = z.object({
  candidateId: z.string(),
  name: z.string(),
  phone: nullableText,
  /** The sentence why this person is left out, or null. */
  skipped: nullableText,
  /** Why the text waits, or null; `sendAt` until when, null for until someone decides. */
  held: nullableText,
  sendAt: z.nullable(instant),
  text: z.string(),
  characters: z.number(),
  parts: z.number(),
  consent: z.enum(['given', 'refused', 'unknown']),
})

const groupKind = z.enum(['now', 'held', 'skipped'])
/**
 * People with the same outcome: they get it now, it is on hold until a moment (null: until someone decides), or they
 * are skipped.
 */
const group = z.object({ kind: groupKind, because: nullableText, until: z.nullable(instant), count: z.number() })

/**
 * Every person's text, the longest first, 50 a page, and the total in groups. `group` shows the people of one.
 * `attestConsent` false: people whose consent is unknown are skipped. Sends nothing.
 */
export const previewTexts = endpoint({
  method: 'POST',
  path: '/api/texts/preview',
  summary: 'Preview a text for a selection',
  needs: 'candidates:edit',
  input: z.object({
    selection,
    message,
    messageSpanish,
    sendAt,
    attestConsent: z._default(z.boolean(), true),
    group: z.optional(z.object({ kind: groupKind, because: nullableText })),
    page: z._default(z.int().check(z.minimum(1), z.maximum(200)), 1),
  }),
  reply: z.object({
    total: z.number(),
    sendable: z.number(),
    held: z.number(),
    skipped: z.number(),
    consentUnknown: z.number(),
    /** Those of them all who prefer Spanish. */
    preferSpanish: z.number(),
    over400: z.number(),
    /** Total parts of all received texts, as the phone network counts them. */
    parts: z.number(),
    groups: z.array(group),
    recipients: z.array(recipientPreview),
  }),
  reads: [],
  example: (id) => ({ selection: { ids: [id('candidate')] }, message: 'Hi {{Candidate First}}' }),
})

/**
 * One text while the person waits. `attestConsent`: the sender attests that the candidate agreed to texts; it is
 * recorded.
 */
export const sendText = endpoint({
  method: 'POST',
  path: '/api/texts/send',
  summary: 'Text one candidate',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    candidateId: z.guid(),
    message,
    attestConsent: z._default(z.boolean(), false),
    sendAt,
    templateId,
  }),
  reply: z.object({
    messageId: z.string(),
    status: z.enum(['sent', 'unknown', 'held']),
    recipientPhone: z.string(),
    sendAt: z.nullable(instant),
    held: nullableText,
  }),
  invalidates: ['texts'],
  example: (id) => ({
    id: id('newId'),
    candidateId: id('candidate'),
    message: 'Hi {{Candidate First}}',
    attestConsent: true,
  }),
})

/** Many texts, queued in one transaction. `batchId` is born in the browser: the same call twice queues once. */
export const sendTexts = endpoint({
  method: 'POST',
  path: '/api/texts/send-many',
  summary: 'Text a selection',
  needs: 'candidates:edit',
  input: z.object({
    batchId: z.guid(),
    selection,
    message,
    messageSpanish,
    attestConsent: z._default(z.boolean(), false),
    sendAt,
    templateId,
  }),
  /** `queued` counts everyone who is to be texted, `held` those of them who wait. */
  reply: z.object({ batchId: z.string(), queued: z.number(), held: z.number(), skipped: z.number() }),
  invalidates: ['texts'],
  example: (id) => ({
    batchId: id('newId'),
    selection: { ids: [id('candidate')] },
    message: 'Hi {{Candidate First}}',
    attestConsent: true,
  }),
})

const batch = z.object({
  id: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  message: z.string(),
  total: z.number(),
  state: z.enum(['running', 'paused', 'canceled']),
  sendAt: z.nullable(instant),
  queued: z.number(),
  held: z.number(),
  canceled: z.number(),
  sent: z.number(),
  failed: z.number(),
  unknown: z.number(),
  skipped: z.number(),
})

export const textBatches = endpoint({
  method: 'GET',
  path: '/api/texts/batches',
  summary: 'List your recent bulk texts with their progress',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.object({ batches: z.array(batch) }),
  reads: ['texts'],
  example: () => ({}),
})

/** Progress and one result per person, 100 a page. */
export const textBatch = endpoint({
  method: 'GET',
  path: '/api/texts/batches/{id}',
  summary: 'One bulk text with its results',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    result: z._default(z.enum(['', 'queued', 'held', 'sent', 'failed', 'unknown', 'canceled', 'skipped']), ''),
    page: z._default(z.int().check(z.minimum(1)), 1),
  }),
  reply: z.object({
    batch,
    results: z.array(
      z.object({
        candidateId: z.string(),
        name: z.string(),
        phone: nullableText,
        result: z.string(),
        reason: nullableText,
        at: z.nullable(instant),
      }),
    ),
    total: z.number(),
  }),
  reads: ['texts'],
  example: (id) => ({ id: id('textBatch') }),
})

/** A draft for one candidate from the résumé; never sent without a person. Answers `message` or `error`. */
export const generateTextMessage = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-text-message',
  summary: 'Draft a text from a resume',
  needs: 'candidates:edit',
  rateLimit: 20,
  input: z.object({
    resumeText: z.string().check(z.maxLength(200_000)),
    organizationName: z.string().check(z.maxLength(200)),
    userFirstName: z.string().check(z.maxLength(200)),
    candidateFirstName: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({
    message: z.optional(z.string()),
    error: z.optional(z.string()),
    /** Together with an error of the model: a draft that was composed from the résumé without it. */
    draft: z.optional(z.string()),
    source: z.optional(z.enum(['model', 'composed'])),
  }),
  example: () => ({
    resumeText: 'Nanny for three years.',
    organizationName: 'Bright Path',
    userFirstName: 'Sam',
    candidateFirstName: 'Ana',
  }),
})
