/** Every way in which a text can leave. Tests drive each of them; a new one is driven by all of these or they do not compile. */
export const waysOut = [
  'a single text',
  'a text sent again',
  'a text for later',
  'a bulk text',
  'the failed ones of a bulk text again',
  'a text tried again by itself',
  'a reminder',
  'an automation',
  'a text with a booking',
  'the auto scheduler',
  'the auto scheduler, of whoever applies',
  'an invitation by text',
] as const
export type WayOut = (typeof waysOut)[number]

/** Every file that can make a text leave or wait to leave; each is driven by the ways below, which prove its guard. */
export const spokenFor = {
  // Hands texts to a vendor.
  'app/server/open-services.ts': ['a single text'],
  'features/texting/messages/server/external/send-one.ts': ['a single text', 'a text sent again'],
  'features/texting/messages/server/jobs/send-texts.ts': [
    'a bulk text',
    'a text for later',
    'a reminder',
    'a text tried again by itself',
  ],
  'features/texting/messages/server/jobs/send-service-texts.ts': ['an invitation by text'],
  'features/texting/auto-scheduler/server/jobs/run-scheduler.ts': ['the auto scheduler'],
  'features/texting/messages/server/sending/deliver.ts': ['a single text', 'a bulk text'],
  'integrations/texting/create-automation-webhook.ts': ['a single text'],
  'integrations/texting/texting.ts': ['a single text'],
  'integrations/texting/twilio.ts': ['a single text'],
  'integrations/texting/simulator.ts': ['a single text'],
  'integrations/automation-webhook/post-json.ts': ['a single text', 'the auto scheduler'],
  'integrations/twilio/twilio-client.ts': ['a single text'],
  'features/texting/messages/server/jobs/release-texts.ts': ['a text for later', 'a text tried again by itself'],
  // Files texts that came in.
  'features/texting/messages/server/unknown-numbers.ts': ['a single text'],
  // Keeps what arrived on simulated phones.
  'features/texting/messages/server/sending/keep-simulated.ts': ['a single text'],
  // Writes what is to leave.
  'features/texting/messages/server/text-records.ts': [
    'a single text',
    'a bulk text',
    'the failed ones of a bulk text again',
    'a text with a booking',
  ],
  'features/texting/messages/server/sending/product-text.ts': ['a reminder'],
  'features/texting/messages/server/sending/enrollment-texts.ts': ['an automation'],
  'features/texting/messages/server/sending/apply-code.ts': ['a text tried again by itself'],
  'features/texting/messages/server/sending/service-texts.ts': ['an invitation by text'],
  'features/texting/auto-scheduler/server/auto-scheduler.ts': ['the auto scheduler'],
  'features/texting/auto-scheduler/server/queue-new-applicants.ts': ['the auto scheduler, of whoever applies'],
  // Confirms an opt-out, once and within five minutes, as the law allows; keeps what came in.
  'features/texting/messages/server/receive-text.ts': [],
  // Codes and notifications to staff, whose numbers have a guard of their own (`staff/staff-number.test.ts`).
  'features/texting/messages/server/staff/queue-staff-text.ts': [],
  // Keeps what was said elsewhere as history; nothing of it waits to leave (`bring-history.test.ts`).
  'features/texting/messages/server/bring-texts.ts': [],
} satisfies Record<string, WayOut[]>
