/** Names each way that texts leave by. */
export const textCarriers = ['simulator', 'webhook', 'twilio'] as const
export type TextCarrier = (typeof textCarriers)[number]

/**
 * How carriers differ. `answersKeywords`: it answers STOP and HELP itself, so an answer of ours would be refused or the
 * second one. `signsReplies`: replies come through a webhook that needs the automation's key.
 */
export const carrierTraits: Record<TextCarrier, { answersKeywords: boolean; signsReplies: boolean }> = {
  simulator: { answersKeywords: false, signsReplies: false },
  webhook: { answersKeywords: false, signsReplies: true },
  twilio: { answersKeywords: true, signsReplies: false },
}
