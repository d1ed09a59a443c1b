/** Every way in which a text can leave. Tests drive each of them; a new one is driven by all of these or they do not compile. */
export const waysOut = [
  'a single text',
  'a text sent again',
  'a text for later',
  'a bulk text',
  'the failed ones of a bulk text again',
  'a text tried again by itself',
  'a reminder',
  'a text with a booking',
  'the auto scheduler',
  'the auto scheduler, of whoever applies',
  'an invitation by text',
] as const
export type WayOut = (typeof waysOut)[number]
