import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'
import { rights } from '../../../../rules/rights.ts'
import { signInProviders } from '../../../../rules/sign-in/sign-in-providers.ts'
import { textCarriers } from '../../../../rules/texts/text-carriers.ts'

/** The signed-in person: profile with the organization's name joined in, rights, and what the console needs to start. */
export const me = z.object({
  user: z.object({
    id: z.string(),
    auth_user_id: z.string(),
    email: z.string(),
    full_name: z.string(),
    role: z.string(),
    organization_id: z.string(),
    profile_image: z.nullable(z.string()),
    admin_level: z.nullable(z.string()),
    text_template: z.nullable(z.string()),
    organization_name: z.string(),
  }),
  metadata: z.object({ full_name: z.string(), phone_number: z.string() }),
  organization: z.object({
    id: z.string(),
    name: z.string(),
    scheduler: z.boolean(),
    subscription_type: z.nullable(z.string()),
    time_zone: z.string(),
  }),
  isPlatform: z.boolean(),
  can: z.array(z.enum(rights)),
  settings: z.object({
    excellentFrom: z.number(),
    userManagement: z.boolean(),
    textTransport: z.enum(textCarriers),
    simulator: z.boolean(),
    /** Simulated phones outside a demo: every screen warns of it. */
    textsReachNobody: z.boolean(),
    /** Cents that one part of a text costs. */
    textPriceCents: z.number(),
    /** A demo without SMTP: emails can be read in the console. */
    mailbox: z.boolean(),
  }),
  /** The organization requires two-factor sign-in and this person has none yet: nothing else answers. */
  held: z.boolean(),
  /** Not one of the three tips was put away for good yet. */
  tips: z.boolean(),
  /** Looks as this organization until then, and changes nothing. */
  impersonation: z.nullable(z.object({ id: z.string(), organization: z.string(), until: instant })),
  sessionEndsAt: instant,
})
export type Me = z.infer<typeof me>

/** The data inside the document, so that the first round of requests knows the person. */
export const bootData = z.object({
  me: z.nullable(me),
  public: z.object({
    scheduleDemoUrl: z.string(),
    demoSignIns: z.boolean(),
    /** Made-up data where others can come in: every page warns of it. */
    demoBanner: z.boolean(),
    sendsMail: z.boolean(),
    /** Characters of a password at least. */
    passwordMin: z.number(),
    /** Providers that people may sign in with; absent without any. */
    providers: z.optional(z.array(z.enum(signInProviders))),
  }),
})
export type BootData = z.infer<typeof bootData>

const email = z.string().check(z.minLength(1), z.maxLength(320))
const password = z.string().check(z.minLength(1), z.maxLength(200))

/** Signed in, or asked for the code of the second factor with this challenge. */
export const signedIn = z.union([me, z.object({ challenge: z.string() })])

/** Open to anyone: this is how one becomes someone. The answer's header `set-auth-token` is the bearer token. */
export const signInByEmail = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with email and password',
  needs: 'anyone',
  input: z.object({ email, password }),
  reply: signedIn,
  example: () => ({ email: 'nobody@example.test', password: 'wrong-password' }),
})

/** Open to anyone, for accounts that have a phone number and no email address. */
export const signInByPhone = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/phone',
  summary: 'Sign in with a phone number and password',
  needs: 'anyone',
  input: z.object({ phone: z.string().check(z.minLength(1), z.maxLength(40)), password }),
  reply: signedIn,
  example: () => ({ phone: '5125550100', password: 'wrong-password' }),
})

/** Open to anyone who gave the right password: a code of the authenticator app, or a recovery code. */
export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/second-factor',
  summary: 'Finish signing in with a code',
  needs: 'anyone',
  input: z.object({
    challenge: z.string().check(z.maxLength(400), z.regex(/^[\w.%~+/=-]+$/)),
    code: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: me,
  rateLimit: 20,
  example: () => ({ challenge: 'challenge-of-nobody', code: '000000' }),
})

/** Open to anyone: without a session there is nothing left to end. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End this session',
  needs: 'anyone',
  openWhileImpersonating: true,
  input: nothing,
  reply: done,
  example: () => ({}),
})

/** Open to anyone: answers null when no one is signed in. Does not extend the session. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Get who is signed in, with profile and permissions, or null',
  needs: 'anyone',
  input: nothing,
  reply: bootData,
  example: () => ({}),
})

/** The only call that extends the session: the browser makes it after real activity, at most once a minute. */
export const heartbeat = endpoint({
  method: 'POST',
  path: '/api/auth/heartbeat',
  summary: 'Extend the session after activity',
  needs: 'signed-in',
  openWhileHeld: true,
  openWhileImpersonating: true,
  input: nothing,
  reply: z.object({ sessionEndsAt: instant }),
  example: () => ({}),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change your own password',
  needs: 'signed-in',
  openWhileHeld: true,
  input: z.object({
    current: password,
    next: z.string().check(z.maxLength(200)),
    confirm: z.string().check(z.maxLength(200)),
  }),
  reply: done,
  rateLimit: 20,
  example: () => ({ current: 'not-the-password', next: 'another-one', confirm: 'another-one' }),
})
