import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing, nullableText } from '../../../../platform/shared/schemas.ts'
import { longestAlt } from '../rules/job-picture.ts'

const picture = z.object({
  id: z.string(),
  /** Empty for a logo: the name follows it. */
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})
export type JobPicture = z.output<typeof picture>

/** Gets what your own organization's job pages show of it: accent color, logo, and photos. */
export const jobPage = endpoint({
  method: 'GET',
  path: '/api/me/job-page',
  summary: 'Get the color, logo, and photos of your organization’s job pages',
  needs: 'users:manage',
  input: nothing,
  reply: z.object({
    name: z.string(),
    /** '#0f6b62'; null: the colors of the product. */
    accent: nullableText,
    logo: z.nullable(picture),
    photos: z.array(picture),
    /** One of the pages, to look at it; null while no job code is active. */
    path: nullableText,
  }),
  reads: ['job-posts', 'organizations'],
  example: () => ({}),
})

/** Changes the accent color. Empty: the colors of the product. */
export const changeJobPage = endpoint({
  method: 'PUT',
  path: '/api/me/job-page',
  summary: 'Change the accent color of your organization’s job pages',
  needs: 'users:manage',
  input: z.object({ accent: z.string().check(z.maxLength(40)) }),
  reply: done,
  invalidates: ['job-posts'],
  example: () => ({ accent: '#0F6B62' }),
})

/**
 * A multipart form with `file` (PNG, JPEG, or WebP up to 1 MB), `kind` (logo or photo), and, for a photo, `alt`. A new logo replaces the
 * old one; a fifth photo is refused. The content decides what a file is, never its name, and only its pixels are kept.
 */
export const addJobPicture = endpoint({
  method: 'POST',
  path: '/api/me/job-page/pictures',
  summary: 'Add a logo or photo to your organization’s job pages',
  needs: 'users:manage',
  input: z.object({}),
  reply: z.object({ id: z.string() }),
  invalidates: ['job-posts'],
  form: { file: 'file', words: ['kind', 'alt'] },
  bodyLimit: 1_200_000,
  example: () => ({}),
})

/** Changes the description of a photo. */
export const describeJobPhoto = endpoint({
  method: 'PUT',
  path: '/api/me/job-page/pictures/{id}',
  summary: 'Change the description of a photo on your organization’s job pages',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), alt: z.string().check(z.maxLength(longestAlt)) }),
  reply: done,
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobPicture'), alt: 'Our playroom in Waco' }),
})

export const removeJobPicture = endpoint({
  method: 'DELETE',
  path: '/api/me/job-page/pictures/{id}',
  summary: 'Remove a logo or photo from your organization’s job pages',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['job-posts'],
  example: (id) => ({ id: id('jobPicture') }),
})

/** Open to anyone, since candidates have no account: a picture of a clinic that takes applications; else 404. */
export const jobPicture = endpoint({
  method: 'GET',
  path: '/job-pictures/{id}',
  summary: 'Get a logo or photo of a job page',
  needs: 'anyone',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 300,
  example: (id) => ({ id: id('jobPicture') }),
})
