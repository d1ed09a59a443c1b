import sentences from './event-sentences.json' with { type: 'json' }

/** The sentence of each event; its subject, where it has none, is anyone who did it. */
export const eventSentences: Readonly<Record<string, string>> = sentences
