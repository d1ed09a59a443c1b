/** A reaction to a text: phones send it as a text that repeats the one it is about. */
export type Reaction = {
  /** The sign, as of a thumb. */
  sign: string
  isRemoved: boolean
  /** The repeated text, which may be cut off. */
  quoted: string
  isCut: boolean
}

// A hair space, a zero-width one and other marks that phones put around a sign or a quote.
const unseen = /[\u00AD\u200B-\u200F\u2060-\u2064\u2066-\u2069\uFEFF]/g
const blanks = /[\s\u00A0\u2000-\u200A\u202F\u205F]+/g

const sign =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}|' +
  '[\\u203C\\u2049\\u2753\\u2757?!])(?:\\p{Emoji_Modifier}|\\uFE0F|\\u200D|\\p{Extended_Pictographic}|' +
  '\\p{Regional_Indicator}|[?!])*'
const named = '(?:(?:a )?(?:\\S+ ){1,4})?'
const said = (...ways: string[]) => new RegExp(`^${named}(?:${ways.join('|')})$`, 'iu')

const given: readonly (readonly [string, RegExp])[] = [
  ['👎', said('disliked', 'no (?:le|me|te) (?:gusto|gusta|ha gustado)', '(?:indico|ha indicado) que no le gusta')],
  ['👍', said('liked', '(?:le|me|te) (?:gusto|gusta|ha gustado)', '(?:indico|ha indicado) que le gusta')],
  ['❤️', said('loved', '(?:le|me|te) (?:encanto|encanta|ha encantado)', '(?:indico|ha indicado) que le encanta', 'amo')],
  [
    '😂',
    said(
      'laughed at',
      '(?:se|me) (?:rio|ha reido|rei|he reido|ri) (?:de|con)',
      '(?:le|me) (?:dio risa|ha dado risa|hizo gracia|ha hecho gracia)',
    ),
  ],
  [
    '‼️',
    said(
      'emphasi[sz]ed',
      '(?:ha |he )?(?:enfatizo|enfatizado|exclamo|exclamado|destaco|destacado|resalto|resaltado|subrayo|subrayado)(?: (?:en|con|sobre|a|por))?',
    ),
  ],
  [
    '❓',
    said(
      'questioned',
      '(?:ha |he )?(?:pregunto|preguntado|cuestiono|cuestionado|dudo|dudado)(?: (?:en|por|sobre|de|a|con))?',
    ),
  ],
]

const removedNames: readonly (readonly [string, RegExp])[] = [
  ['👎', /dislike|no me gusta/iu],
  ['👍', /like|me gusta|thumbs up/iu],
  ['❤️', /heart|love|corazon|me encanta/iu],
  ['😂', /laugh|haha|ris|jaja|carcajada/iu],
  ['‼️', /exclam|emphasis|enfasis/iu],
  ['❓', /question|pregunta|interroga/iu],
]
const removed = new RegExp(
  `^${named}(?:removed|took back|deleted|(?:se )?(?:ha |he )?(?:quito|quitado|elimino|eliminado|retiro|` +
    'retirado|borro|borrado)) (?:(?:a|an|the|their|un|una|el|la|su) )?(.{1,40}?)(?: reaction)? (?:from|de|del|a|' +
    'en)$',
  'iu',
)
const signed = new RegExp(
  `^(?:${named}(?:reacted|added|(?:ha |he )?(?:reacciono|reaccionado|anadio|anadido|agrego|agregado))(?: ` +
    `(?:with|con))?(?: (?:a|an|un|una|la reaccion))? )?(${sign})(?: (?:reaction|reaccion))? (?:to|a|en)$`,
  'iu',
)
const reactedTo = new RegExp(`^${named}(?:reacted to|(?:ha |he )?(?:reacciono|reaccionado) (?:a|en))$`, 'iu')
const withSign = new RegExp(`^(?:with|con) (?:a |an |un |una )?(${sign})$`, 'iu')
const signOnly = new RegExp(`^(${sign})$`, 'iu')

const plain = (text: string) => text.normalize('NFD').replace(/(?<=\p{L})\p{M}/gu, '')
const bare = (text: string) => text.replace(unseen, '').replace(blanks, ' ').trim()

const quotes = /[“”„‟"«»‹›‘’']/u

const parseSign = (head: string, tail: string): Pick<Reaction, 'sign' | 'isRemoved'> | null => {
  const words = plain(head)
  if (tail === '' || /^[.…]$/u.test(tail)) {
    const way = given.find(([, pattern]) => pattern.test(words))
    if (way) return { sign: way[0], isRemoved: false }
    const taken = removed.exec(words)?.[1]
    if (taken !== undefined) {
      const named = signOnly.exec(taken)?.[1] ?? removedNames.find(([, pattern]) => pattern.test(taken))?.[0]
      return named === undefined ? null : { sign: named, isRemoved: true }
    }
    const found = signed.exec(words)?.[1]
    return found === undefined ? null : { sign: found, isRemoved: false }
  }
  const behind = reactedTo.test(words) ? withSign.exec(plain(tail))?.[1] : undefined
  return behind === undefined ? null : { sign: behind, isRemoved: false }
}

/**
 * The reaction that a text has the form of: “Liked “…””, “👍 to “…””, “Le encantó «…»”, “Removed a heart from “…””. Null for every other
 * text. That it quotes a text of ours is for `isReactionToText` to say.
 */
export const parseReaction = (text: string): Reaction | null => {
  const line = bare(text.slice(0, 4_000))
  const open = line.search(quotes)
  if (open < 1 || open > 80) return null
  const head = line.slice(0, open).replace(/:? $/, '')
  const rest = line.slice(open + 1)
  const close = Math.max(...Array.from('”"»›’\'“', (mark) => rest.lastIndexOf(mark)))
  const tail = close < 0 ? '' : rest.slice(close + 1).trim()
  // An apostrophe of the quoted words is no end of them.
  const isClosed = close >= 0 && (tail === '' || tail.length < 30)
  const way = parseSign(bare(head), isClosed ? tail : '')
  if (!way) return null
  const inside = (isClosed ? rest.slice(0, close) : rest).trim()
  const isCut = !isClosed || /(?:…|\.\.\.)$/u.test(inside)
  return { ...way, quoted: inside.replace(/(?:…|\.\.\.)$/u, '').trim(), isCut }
}

const letters = (text: string): string => {
  const folded = plain(text.normalize('NFKC')).toLowerCase()
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded.replace(blanks, '')
}
/** So many letters of a cut text distinguish it from others. */
const leastOfCut = 12

/** Returns true if a reaction repeats this text: whole, or its beginning where it was cut off. */
export const isReactionToText = ({ quoted, isCut }: Reaction, text: string): boolean => {
  const [said, ours] = [letters(quoted), letters(text)]
  if (said === '') return false
  return said === ours || (isCut && said.length >= leastOfCut && ours.startsWith(said))
}

/** A reaction in words for a thread. */
export const formatReaction = (sign: string, isRemoved: boolean): string =>
  isRemoved ? `Removed ${sign} from your text` : `Reacted ${sign} to your text`
