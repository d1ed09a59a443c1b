import { blindOneIn } from '@reinforce/resume-reader/proof/blind-sample.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

const organization = z.object({ id: z.guid() })
const ofOne = z.record(z.string().check(z.maxLength(60)), z.number())
/** Points of each criterion by its name, for the rubrics that a clinic weighs itself; one that is not there counts as published. */
const weights = z.object({
  rbt_skills: z.optional(ofOne),
  rbt_experience: z.optional(ofOne),
  bcba_skills: z.optional(ofOne),
  bcba_experience: z.optional(ofOne),
})
/** The clinic's values, one each. Their signs in a résumé are the culture fit of a BCBA. */
const values = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20))
const wanted = z.extend(organization, { weights, values })

const name = z.enum(['rbt_skills', 'rbt_experience', 'bcba_skills', 'bcba_experience'])

/** Gets an organization's rubric, weights, and model, and how many résumés were read. */
export const scoringSettings = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/scoring',
  summary: 'Get an organization’s scoring settings and resume counts',
  needs: 'candidates:see',
  input: organization,
  reply: z.object({
    rubricVersion: z.string(),
    rubrics: z.array(
      z.object({
        name,
        /** Meaning of each number, from 0 in steps of twenty. */
        anchors: z.array(z.string()),
        criteria: z.array(z.object({ name: z.string(), published: z.number(), points: z.number() })),
      }),
    ),
    values: z.array(z.string()),
    /** The language model of the installation, and whether it reads new résumés here, too; null: there is none. */
    model: z.nullable(z.object({ name: z.string(), host: z.string(), reads: z.boolean() })),
    blind: z.object({
      /** One in so many is decided before the numbers show; null: switched off. */
      one_in: z.nullable(z.literal(blindOneIn)),
      since: z.nullable(instant),
      /** People whose numbers wait for a decision. */
      waiting: z.number(),
      decided: z.number(),
    }),
    /** `older`: of those that were scored so many were by an earlier rubric. */
    read: z.object({ scored: z.number(), older: z.number(), waits: z.number(), failed: z.number() }),
  }),
  reads: ['candidates'],
  example: (id) => ({ id: id('organization') }),
})

const change = z.object({ before: z.nullable(z.number()), after: z.nullable(z.number()) })

const previewChanges = z.object({
  people: z.number(),
  changed: z.number(),
  higher: z.number(),
  lower: z.number(),
  /** More people have such scores than were looked at. */
  isCut: z.boolean(),
  most: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      skills: change,
      experience: change,
      cultureFit: change,
    }),
  ),
})

/**
 * Previews the effect of other weights or values without changing anything, among the newest 5,000 with the scores of
 * their résumé.
 */
export const previewScoring = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/scoring/preview',
  summary: 'Preview how many scores new weights or values would change',
  needs: 'users:manage',
  input: wanted,
  reply: previewChanges,
  reads: ['candidates'],
  isHeavy: true,
  rateLimit: 20,
  example: (id) => ({ id: id('organization'), weights: {}, values: [] }),
})

/** Saves weights and values; all résumés are scored by them in the background. Scores that others delivered stay. */
export const setScoring = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/scoring',
  summary: 'Set an organization’s rubric weights and values',
  needs: 'users:manage',
  input: wanted,
  reply: z.object({ waits: z.number() }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('organization'), weights: {}, values: [] }),
})

/** Switches the blind sample on for anyone who comes in from now on, or off: then all numbers show again at once. */
export const setBlindSample = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/scoring/blind-sample',
  summary: 'Set an organization’s blind sample',
  needs: 'users:manage',
  input: z.extend(organization, { one_in: z.nullable(z.literal(blindOneIn)) }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('organization'), one_in: 20 as const }),
})

/**
 * Previews a new reading by today's rubric without changing anything, for 200 people with the scores of their résumé,
 * those of another rubric first.
 */
export const previewReading = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/scoring/again/preview',
  summary: 'Preview how many scores the current rubric would change',
  needs: 'users:manage',
  input: organization,
  reply: previewChanges,
  reads: ['candidates'],
  isHeavy: true,
  rateLimit: 20,
  example: (id) => ({ id: id('organization') }),
})

/** Has all résumés of an organization read again by today's rubric. Scores that were delivered by others stay. */
export const rescoreAll = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/scoring/again',
  summary: 'Rescore all resumes of an organization with the current rubric',
  needs: 'users:manage',
  input: organization,
  reply: z.object({ waits: z.number() }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('organization') }),
})
