import { stopWords } from '@reinforce/reply-reader/opt-outs/opt-out-keywords.ts'
import { expect, test } from 'vitest'
import {
  writeBookedText,
  writeCorrectionText,
  writeOfferText,
} from '../../../interviews/booking/rules/booking-words.ts'
import { writeReminderText } from '../../../interviews/calendar/rules/reminders.ts'

const at = new Date('2026-12-03T21:00:00Z')
const hour = { zone: 'America/New_York', candidateZone: null, organization: 'Bright Path ABA' }
const reminded = {
  hours: 24 as const,
  startsAt: at,
  organization: 'Bright Path ABA',
  organizationZone: 'America/New_York',
  candidateZone: null,
  location: null,
  place: null,
}

/** A word that a text asks to answer with: “Reply STOP”, “responda CANCELAR”, “write "end"”. */
const asked =
  /\b(?:reply|text|answer|write|send|responda|escriba|conteste|envíe)\s+(?:with\s+|con\s+)?["“']?([a-záéíóúñ]+)/giu

test.each(['en', 'es'] as const)(
  'no text about interviews asks for a word that would end the texts (%s)',
  (language) => {
    const texts = [
      writeOfferText({ ...hour, times: [at], link: 'https://example.test/book/a', language }),
      writeBookedText({ ...hour, at, type: 'Phone', interviewer: 'Dana', language }),
      writeCorrectionText({ ...hour, at, type: 'Video', language }),
      ...(['Phone', 'Video', 'In person'] as const).map((type) => writeReminderText({ ...reminded, type, language })),
    ]
    const words = texts.flatMap((text) => [...text.matchAll(asked)].map(([, word = '']) => word.toLowerCase()))
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => stopWords.has(word))).toEqual([])
  },
)
