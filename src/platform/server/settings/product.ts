import * as z from 'zod/mini'
import { textCarriers } from '../../../rules/texts/text-carriers.ts'
import { httpUrl, onOff, secret, setting, text, whole } from './setting.ts'

/** Sending, receiving, and cost of texts. */
export const texts = {
  TEXT_TRANSPORT: setting(z._default(z.enum(textCarriers), 'simulator'), {
    must: 'simulator, webhook or twilio',
    text: '`simulator`, `webhook`, or `twilio`. With `simulator`, no one receives texts. Outside a demo, startup and every page warn about it.',
  }),
  TEXT_FROM: setting(z._default(z.string().check(z.regex(/^\+1\d{10}$/)), '+15555550100'), {
    must: '+1 and ten digits',
    text: 'Sending number of organizations without their own.',
  }),
  TWILIO_ACCOUNT_SID: setting(z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/i))), {
    must: 'AC and 32 hexadecimal digits',
    text: 'Twilio account for `twilio`, which also needs `PUBLIC_URL` and `TEXT_FROM`. Point the number’s messages at `/api/webhooks/twilio/inbound`.',
  }),
  TWILIO_AUTH_TOKEN: setting(text(), { must: 'a token', text: 'Token of that account.' }),
  TWILIO_API_BASE: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text: 'Another address of Twilio’s API, for tests.',
    byDefault: 'Twilio',
  }),
  AUTOMATION_WEBHOOK_URL: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text: 'Where `webhook` posts texts.',
  }),
  AUTOMATION_WEBHOOK_SECRET: setting(secret(24), {
    must: 'at least 24 characters, shared with the automation',
    text:
      'Signs replies that your automation posts to `/api/webhooks/automation/inbound` (see [Replies by ' +
      'webhook](#replies-by-webhook)). At least 24 characters.',
  }),
  QUIET_HOURS: setting(z.optional(onOff), {
    must: 'on or off',
    text: '`off` sends texts at any hour.',
    byDefault: '`on`, in a demo with the simulator `off`',
  }),
  QUIET_MARGIN_MINUTES: setting(whole(5, 0, 60), {
    must: 'a number of minutes from 0 to 60',
    text: 'Minutes before texting hours end when sending stops, to avoid late delivery.',
  }),
  OPT_OUT_EVERYWHERE: setting(z._default(onOff, 'on'), {
    must: 'on or off',
    text: '`on` applies an opt-out to every organization, later ones included. `off` applies it to those that texted the number.',
  }),
  RECEIPT_TEXTS_AN_HOUR: setting(whole(30, 0, 10_000), {
    must: 'a whole number from 0 to 10000',
    text:
      'Texts per clinic and hour that confirm an application. Beyond that, only email confirms one, so that no ' +
      'one can text at a clinic’s cost through its form.',
  }),
  // Twilio's list price of a part to or from a US number, as of October 2026; carriers' fees of 0.25 to 0.6 cents come on top.
  TEXT_PRICE_CENTS: setting(z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000)), 0.83), {
    must: 'an amount of cents from 0 to 1000, such as 0.83',
    text: 'Estimated cents per text segment, sent or received. The default is Twilio’s list price for US numbers (October 2026), without carriers’ fees.',
  }),
}

/** How emails are sent, and how applications come in by email. */
export const email = {
  SMTP_URL: setting(z.optional(z.url({ protocol: /^smtps?$/ })), {
    must: 'an smtp:// or smtps:// address',
    text:
      'Outgoing email server, such as `smtps://user:password@smtp.example.com`. Needs `PUBLIC_URL`. Without it, ' +
      'a demo keeps emails in `/mailbox`, and elsewhere Admins copy the links of invitations and new passwords.',
  }),
  MAIL_FROM: setting(
    z.optional(z.string().check(z.regex(/^([^<>\r\n"]{1,100} <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/))),
    { must: 'an email address, or a name and <address>', text: 'Sender of emails.' },
  ),
  MAIL_WEBHOOK_SECRET: setting(secret(24), {
    must: 'at least 24 characters, shared with the email gateway',
    text:
      'Signs applications that your email gateway posts to `/api/webhooks/mail` (see [Applications by ' +
      'email](#applications-by-email)). At least 24 characters.',
  }),
}

/** Source of invoices. */
export const money = {
  STRIPE_SECRET_KEY: setting(z.optional(z.string().check(z.regex(/^(sk|rk)_(test|live)_\w+$/))), {
    must: 'a key of Stripe: sk_test_…, sk_live_… or a restricted rk_…',
    text:
      'Reads invoices from Stripe. A restricted key that reads invoices is enough; one that also reads customers ' +
      'finds them by name. Without it, the invoices table is the source.',
  }),
  STRIPE_WEBHOOK_SECRET: setting(z.optional(z.string().check(z.regex(/^whsec_\S+$/))), {
    must: 'the signing secret of a Stripe endpoint: whsec_…',
    text: 'Signing secret of an endpoint at `/api/webhooks/stripe` for `invoice.*`. Keeps the invoices table fresh.',
  }),
  STRIPE_PATIENCE_MS: setting(whole(1_000, 0, 60_000), {
    must: 'a number of milliseconds from 0 to 60000',
    text: 'How long a page waits for Stripe before it shows saved figures and updates later.',
  }),
  STRIPE_API_BASE: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text: 'Another address of Stripe’s API, for tests.',
    byDefault: 'Stripe',
  }),
}

/** Fit scores and the language model. */
export const scores = {
  EXCELLENT_FROM: setting(z._default(z.coerce.number().check(z.refine((n) => n === 85 || n === 90)), 85), {
    must: '85 or 90',
    text: 'Score where Excellent Fit begins: `85` or `90`.',
  }),
  AI_BASE_URL: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text:
      'OpenAI-compatible endpoint. It drafts texts. Organizations that turn it on also use it to review resumes ' +
      '(Settings, Scoring) and to suggest how to read unclear replies (Settings, Texting). Without it, drafts ' +
      'are composed from the resume and no model reads anything.',
  }),
  AI_MODEL: setting(text(), { must: 'the name of a model', text: 'Model at that endpoint.' }),
  AI_API_KEY: setting(text(), { must: 'a key', text: 'Key of that endpoint.' }),
}

/** Sign-in, sessions, and rate limits. */
export const people = {
  PASSWORD_MIN: setting(whole(6, 6, 64), {
    must: 'a number from 6 to 64',
    text: 'Minimum length of a password, 6 to 64. Use 8 or more in production. Common passwords are always refused.',
  }),
  SESSION_HOURS: setting(whole(12, 1, 720), {
    must: 'a number of hours from 1 to 720',
    text: 'Hours after sign-in when a session ends. 60 idle minutes always end it.',
  }),
  USER_MANAGEMENT: setting(z._default(onOff, 'off'), {
    must: 'on or off',
    text: '`on` shows User Management in the sidebar to Admins.',
  }),
  CALLS_A_MINUTE: setting(z._default(z.coerce.number().check(z.int(), z.minimum(0)), 3_000), {
    must: 'a whole number, 0 for no limit',
    text: 'Calls per minute and process for one person. `0` for no limit.',
  }),
  WEBHOOKS_TO: setting(z._default(z.enum(['internet', 'anywhere']), 'internet'), {
    must: 'internet or anywhere',
    text: '`anywhere` allows webhooks to private addresses and plain http. For tests; refused with a public `HOST`.',
  }),
}
