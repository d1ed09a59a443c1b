import phrases from './opt-out-phrases.json' with { type: 'json' }

/**
 * A meaning with its phrases (written as `opt-out-phrase.ts` explains) and examples: `says` have the meaning,
 * `saysNot` look alike and do not. The examples are tested. Accents, capitals, and apostrophes do not count: `don’t` is
 * written `dont`, `más` is `mas`, `#` is `number`.
 */
export type Meaning = {
  meaning: string
  note?: string
  /** `someone else`: about the owner of the number, without a request. */
  about?: string
  english: string[]
  spanish: string[]
  /** Phrases with which, anywhere in the text, the meaning is not read. */
  unless?: string[]
  says: string[]
  saysNot: string[]
}

/**
 * Meanings by what they ask of us. `stop` ends the texts at once: requests, and statements about the number. `doubt` may
 * be an opt-out: a person decides, and nothing is sent until then. `start` undoes an opt-out. `lookalike` sounds like a
 * stop and is none: with it, nothing in the text counts as a stop. `hedged` softens it: the person may not
 * mean it, so staff read it.
 */
export const meanings: Record<'stop' | 'doubt' | 'start' | 'lookalike' | 'hedged', Meaning[]> = phrases

/** Words that several phrases share; a phrase names them in angle brackets. */
export const lists: Record<string, string> = {
  sending:
    'text/texts/texting/textin/txt/txts/txting/txtin/txtng/txing/txs/texing/msging/msgin/message/messages/messaging/msg/msgs/contact/contacting/sms/mensajes/mensajitos/textos',
  texts: 'text/texts/txt/txts/message/messages/msgs/mensajes/textos/notifications/these/this',
  msgs: 'text/texts/txt/txts/message/messages/msg/msgs/mensajes/textos/notifications',
  dont: 'dont/do not/never/refrain from/not to/prefer no',
  us: 'me/us/this number/my number/my name/my info/my phone/my cell/our number',
  drop: 'take/get/keep/remove/delete/erase/drop',
  places: 'list/lists/system/systems/database/records/contacts/text/texts/messages',
  boards: 'indeed/ziprecruiter/zip recruiter/linkedin/glassdoor/monster/careerbuilder/handshake/craigslist/snagajob',
  you: 'you/u/yall/you guys/u guys/you all/u all/ya',
  please: 'please/pls/plz/kindly/just',
  clock: [...Array(12).keys()].map((hour) => `${hour + 1}am/${hour + 1}pm/${hour + 1} am/${hour + 1} pm`).join('/'),
  days: 'monday/mondays/tuesday/tuesdays/wednesday/wednesdays/thursday/thursdays/friday/fridays/saturday/saturdays/sunday/sundays/weekend/weekends/holidays',
  appointment: 'orientation/shift/schedule/interview/training/session/class/meeting',
  escribir:
    'escriba/escriban/escribas/escribir/escribirme/mande/manden/mandes/mandar/mandarme/envie/envien/envies/enviar/contacte/contacten/contactes/contactar/textee/texteen/textees/textear/moleste/molesten/molestes',
  saquen:
    'retire/retiren/retireme/retirenme/retirame/quite/quiten/quiteme/quitenme/quita/quitame/saque/saquen/saqueme/saquenme/saca/sacame/borre/borren/borreme/borrenme/borra/borrame/elimine/eliminen/elimineme/eliminenme/elimina/eliminame/remueva/remuevan/remuevame/remuevanme',
  lista: 'lista/listas/base/sistema',
}
