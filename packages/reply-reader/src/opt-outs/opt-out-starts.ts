import type { Meaning } from './opt-out-meaning.ts'

/** Meanings that take an opt-out back. */
export const optInPhrases: Meaning[] = [
  {
    meaning: 'Text me again',
    english: [
      '^ {resume texts/opt in} $',
      '{opt me in/opt me back in/start texting me}',
      '^ [please/ok/yes] [please/ok/yes] [{you can/you may}] text me again $',
      '{changed my mind you can text}',
    ],
    spanish: ['puede escribirme otra vez'],
    says: ['you can text me again', 'Opt in', 'Puede escribirme otra vez'],
    saysNot: ['Don’t opt me in', 'never text me again', 'I want to opt in to the training'],
  },
]
