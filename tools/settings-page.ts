// Writes docs/settings.md from the settings themselves: node tools/settings-page.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { settingGroups } from '../src/platform/server/settings/groups.ts'
import { aboutSettings } from '../src/platform/server/settings/setting.ts'

const head = `# Settings

Every setting is an environment variable. The server checks all of them when it starts and stops at a wrong one with an error message.

This page is generated: change \`src/platform/server/settings/\`, then run \`node tools/settings-page.ts\`.`

const notes = `## Replies by webhook

Post each reply as \`{ "id", "from", "to", "text" }\`. \`to\` is the number that was texted. Send STOP, too. Each \`id\` counts once. Repeat a call until it answers 200.

Add pictures and files as \`"media": [{ "url", "type" }]\`, at most 10. \`url\` is fetched once the text is stored, over https from public addresses without credentials. Keep it reachable for at least a day. \`type\` is the declared type.

Sign calls as our webhooks do: \`Reinforce-Signature: t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">\`, at most five minutes old.

## Applications by email

Post the raw message (\`message/rfc822\`, at most 10 MB) and sign its bytes as above. Let job boards write to \`jobs+CODE@your.domain\`, or with \`[CODE]\` in the subject. Messages without a known code, and those whose applicant isn’t certain, wait in *Unrouted*. Staff may forward an application, also as an attachment. Automatic replies, bounces, and newsletters are kept under *Unrouted*, *Dismissed*, for 30 days and are never answered. Duplicate emails are ignored. Repeat a call that answers 429 or 503.

## Emails to staff

People choose emails about replies, bookings, and more, and a daily digest, under *Settings, Notifications*. They need \`SMTP_URL\` and \`PUBLIC_URL\`. Each email has a link that stops its kind at \`PUBLIC_URL/unsubscribe/…\`: let your proxy pass \`GET\` and \`POST\` there without signing in. Let your email server sign \`List-Unsubscribe\` and \`List-Unsubscribe-Post\` with DKIM (RFC 8058), or email programs don't show their own button.

After people confirm their number there, they can choose texts, too. These leave as all texts do (\`TEXT_TRANSPORT\`), and need \`PUBLIC_URL\` for their links.
`

const describeDefault = (schema: z.core.$ZodType) => {
  const start = schema instanceof z.ZodMiniDefault ? `\`${String(schema._zod.def.defaultValue)}\`` : '–'
  return aboutSettings.get(schema)?.byDefault ?? start
}

const renderTable = ({ title, about, settings }: (typeof settingGroups)[number]) =>
  [
    `## ${title}`,
    '',
    about,
    '',
    '| setting | default | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(settings).map(
      ([name, schema]) => `| \`${name}\` | ${describeDefault(schema)} | ${aboutSettings.get(schema)?.text ?? ''} |`,
    ),
  ].join('\n')

/** The whole page. */
export const settingsPage = () => [head, ...settingGroups.map(renderTable), notes].join('\n\n')

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('../docs/settings.md', import.meta.url)), settingsPage())
