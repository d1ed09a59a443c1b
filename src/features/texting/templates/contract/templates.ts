import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

const type = z.enum(['text', 'reply'])
const name = z.string().check(z.maxLength(200))
const content = z.string().check(z.maxLength(2000))
/** Null or blank: there are no words in Spanish. */
const contentSpanish = z.optional(z.nullable(content))

const template = z.object({
  id: z.string(),
  type,
  name: z.string(),
  content: z.string(),
  /** The text for people who prefer Spanish; null when there is none. */
  contentSpanish: z.nullable(z.string()),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  /** How many texts were made from it, and the share of them that was answered within a week; null when none was. */
  used: z.number(),
  replyRate: z.nullable(z.number()),
  updatedAt: instant,
})
/** `unset`: the name of the template that was the default before. */
const saved = z.object({ id: z.string(), unset: z.nullable(z.string()) })

/** Templates (`text`) or saved replies (`reply`) of your own organization: the default first, then by name, retired ones not. */
export const templates = endpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'Message templates with their use',
  needs: 'candidates:edit',
  input: z.object({ type: z._default(type, 'text') }),
  reply: z.object({ templates: z.array(template) }),
  reads: ['templates'],
  example: () => ({}),
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/templates',
  summary: 'Add a template or a saved reply',
  needs: 'candidates:edit',
  input: z.object({
    type: z._default(type, 'text'),
    name,
    content,
    contentSpanish,
    isDefault: z._default(z.boolean(), false),
  }),
  reply: saved,
  invalidates: ['templates'],
  example: (id) => ({ name: `Template ${id('newId')}`, content: 'Hi {{Candidate First}}' }),
})

export const changeTemplate = endpoint({
  method: 'PATCH',
  path: '/api/templates/{id}',
  summary: 'Change, activate or make default',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    name: z.optional(name),
    content: z.optional(content),
    contentSpanish,
    isActive: z.optional(z.boolean()),
    isDefault: z.optional(z.boolean()),
  }),
  reply: saved,
  invalidates: ['templates'],
  example: (id) => ({ id: id('template'), content: 'Hello {{Candidate First}}' }),
})

/** Deletes what was never used; what was used is retired, so that its texts keep their origin. */
export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/templates/{id}',
  summary: 'Delete or retire a template',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({ result: z.enum(['deleted', 'retired']) }),
  invalidates: ['templates'],
  example: (id) => ({ id: id('spareTemplate') }),
})

/** Saved links by name, with what they cost in a text and a warning where carriers filter. */
export const links = endpoint({
  method: 'GET',
  path: '/api/links',
  summary: 'Saved links',
  needs: 'candidates:edit',
  input: z.object({}),
  reply: z.object({
    links: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.string(),
        isActive: z.boolean(),
        characters: z.number(),
        warning: z.nullable(z.string()),
      }),
    ),
  }),
  reads: ['templates'],
  example: () => ({}),
})

const savedLink = z.object({ id: z.string(), warning: z.nullable(z.string()) })
const url = z.string().check(z.maxLength(4000))

export const createLink = endpoint({
  method: 'POST',
  path: '/api/links',
  summary: 'Save a link',
  needs: 'candidates:edit',
  input: z.object({ name, url }),
  reply: savedLink,
  invalidates: ['templates'],
  example: (id) => ({ name: `Link ${id('newId')}`, url: 'https://example.com/apply' }),
})

export const changeLink = endpoint({
  method: 'PATCH',
  path: '/api/links/{id}',
  summary: 'Change or deactivate a link',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), name: z.optional(name), url: z.optional(url), isActive: z.optional(z.boolean()) }),
  reply: savedLink,
  invalidates: ['templates'],
  example: (id) => ({ id: id('link'), url: 'https://example.com/apply' }),
})

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/api/links/{id}',
  summary: 'Delete a link',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['templates'],
  example: (id) => ({ id: id('link') }),
})

/** An empty text means: use the organization's default. */
export const saveTextTemplate = endpoint({
  method: 'PUT',
  path: '/api/me/text-template',
  summary: 'Save your own default text',
  needs: 'signed-in',
  input: z.object({ text: z.string().check(z.maxLength(400)) }),
  reply: done,
  invalidates: ['templates'],
  example: () => ({ text: 'Hi {{Candidate First}}' }),
})
