import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

const short = z.string().check(z.maxLength(200))

/** An invitation as the invited person sees it. */
export const invitation = z.object({
  organizationName: z.string(),
  email: z.string(),
  phone_number: z.string(),
  full_name: z.string(),
  invitedBy: z.string(),
  expiresAt: instant,
})

/** Open to anyone who holds the token; it is unguessable, short-lived and works once. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/{token}',
  summary: 'Get the details of an invitation link',
  needs: 'anyone',
  input: z.object({ token: short }),
  reply: invitation,
  rateLimit: 60,
  reads: [],
  example: (id) => ({ token: id('invitation') }),
})

/** Open to anyone who holds the token. Email or phone, and a password of at least 6 characters; the person signs in with them. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  summary: 'Sign up by an invitation',
  needs: 'anyone',
  input: z.object({
    token: short,
    email: z._default(short, ''),
    phone_number: z._default(short, ''),
    full_name: z._default(short, ''),
    password: short,
  }),
  reply: done,
  rateLimit: 20,
  example: (id) => ({
    token: id('invitation'),
    email: 'new@example.test',
    full_name: 'New Person',
    password: 'horse-in-a-barn',
  }),
})

/**
 * The link is shown once, to the Admin who made it. An email address or a phone number is needed. Platform Admins may invite into any
 * organization, others into their own; into the platform's only with `platform_confirmed`.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invite a person',
  needs: 'users:manage',
  input: z.object({
    organization_id: z.guid(),
    email: z._default(short, ''),
    phone_number: z._default(short, ''),
    full_name: z._default(short, ''),
    role: z._default(short, 'user'),
    admin_level: z._default(z.enum(['', 'Manager', 'Admin']), ''),
    /** The person agreed to be texted; the invitation goes to the phone number. */
    text_agreed: z._default(z.boolean(), false),
    /** The person becomes platform staff, and that is meant. */
    platform_confirmed: z._default(z.boolean(), false),
  }),
  /** Whether an email or a text is on its way; otherwise someone passes on the link. */
  reply: z.object({ link: z.string(), expiresAt: instant, mailed: z.boolean(), texted: z.boolean() }),
  invalidates: ['users'],
  example: (id) => ({ organization_id: id('organization'), email: 'invited@example.test' }),
})

/** For good, on every device. */
export const dismissTips = endpoint({
  method: 'POST',
  path: '/api/me/tips/end',
  summary: 'Dismiss the dashboard tips',
  needs: 'signed-in',
  input: z.object({}),
  reply: done,
  example: () => ({}),
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/me/profile',
  summary: 'Save your own name',
  needs: 'signed-in',
  input: z.object({ full_name: short }),
  reply: done,
  invalidates: ['users'],
  example: () => ({ full_name: 'Sam Rivera' }),
})

/** A multipart form with one part, `file`. The content decides what it is, not its name; raster images under 5 MB. */
export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/me/profile-image',
  summary: 'Upload your profile picture',
  needs: 'signed-in',
  input: z.object({}),
  reply: z.object({ profile_image: z.string() }),
  invalidates: ['users'],
  form: { file: 'file' },
  bodyLimit: 6_000_000,
  example: () => ({}),
})

/** The stored pictures of people one may see. */
export const profileImage = endpoint({
  method: 'GET',
  path: '/files/profile-images/{userId}/profile/{file}',
  summary: 'A profile picture',
  needs: 'signed-in',
  input: z.object({ userId: z.guid(), file: short }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ userId: id('user'), file: '1.png' }),
})
