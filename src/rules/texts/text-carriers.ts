/** Names each way that texts leave by. */
export const textCarriers = ['simulator', 'webhook', 'twilio'] as const
export type TextCarrier = (typeof textCarriers)[number]
