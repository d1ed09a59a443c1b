import type { Meaning } from './opt-out-meaning.ts'

/** Sentences that sound like a stop and are none: with one of these, nothing in the text counts as a stop. */
export const lookalikePhrases: Meaning[] = [
  {
    meaning: 'Keep me, or I mean something else',
    english: [
      'stop drop',
      '{stop it you*}',
      '{dont/do not/please not} {remove/take/forget/delete/stop/opt me out}',
      '{cant stop/made me stop/made me quit}',
      '{i/on} gave/put/wrote/typed/entered ..3 wrong/incorrect',
      '{is this the} right/wrong',
      '{dont/do not} leave me out',
      // Here the writer has mistaken the number themselves.
      '{i/sorry/sorry i} texted/messaged the wrong',
      'oops wrong/texted',
      '{meant/was/is} [{that/this/it}] for my',
      '{other list/old list/their list}',
    ],
    spanish: ['{no me} quite/quiten/borre/borren/saque/saquen'],
    says: [
      'Please don’t remove me',
      'I put the wrong number on my application',
      'no me quite de la lista',
      'Don’t leave me out!',
    ],
    saysNot: ['remove me', 'wrong number', 'quíteme de la lista'],
  },
]

/** Words that soften it: the person may not mean it, so staff read it. */
export const hedgedPhrases: Meaning[] = [
  {
    meaning: 'Perhaps',
    english: [
      '{maybe/perhaps/might/jk/kidding/joking/not sure/dont know if/i dont think}',
      '{do/will/would} {you/u/yall/these} ..1 ever',
      '{after/before/past} <clock>',
      '{see you/see u/see ya/ill be there/i will be there/ill be here/cant wait/looking forward} !{in court/again}',
    ],
    spanish: ['{tal vez/quizas/a lo mejor/no se si/no estoy seguro/no estoy segura/creo que no/creo que ya no}'],
    says: ['maybe stop?', 'quizás pare'],
    saysNot: ['stop'],
  },
]
