// Letters of other scripts that look like Latin ones, and what they look like.
const alike = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'ВΒʙ',
    c: 'сСϲᴄ',
    d: 'ԁᴅ',
    e: 'еЕΕεᴇ',
    f: 'ꜰ',
    g: 'ɡɢ',
    h: 'НΗһʜ',
    i: 'іІΙιɪı',
    j: 'јЈᴊ',
    k: 'кКΚκᴋ',
    l: 'ӏӀʟ',
    m: 'мМΜᴍ',
    n: 'Νոɴ',
    o: 'оОΟοօᴏ',
    p: 'рРΡρᴘ',
    q: 'ԛ',
    r: 'ʀг',
    s: 'ѕЅꜱ',
    t: 'тТΤτᴛ',
    u: 'υսᴜ',
    v: 'νѵᴠ',
    w: 'ԝᴡ',
    x: 'хХΧχ',
    y: 'уУΥүʏ',
    z: 'Ζᴢ',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
alike.set('А', 'a').set('Α', 'a')

/** First of 26 signs that enclose the letters A to Z and that no normalization opens. */
const enclosed = [0x1_f1_50, 0x1_f1_30, 0x1_f1_70]
const opened = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const first = enclosed.find((each) => code >= each && code < each + 26)
  return first === undefined ? sign : String.fromCodePoint(97 + code - first)
}

const flags = 0x1_f1_e6
/** The letters that signs of flags spell. */
const spelled = (run: string): string =>
  Array.from(run.replace(/[^\u{1F1E6}-\u{1F1FF}]/gu, ''), (sign) =>
    String.fromCodePoint(97 + (sign.codePointAt(0) ?? flags) - flags),
  ).join('')

const latin = (word: string): string => Array.from(word, (letter) => alike.get(letter) ?? letter).join('')

/**
 * A text with plain Latin letters where others only look like them: full width, mathematical, enclosed, and letters of other scripts among
 * Latin ones. A word that is all of another script stays as it is, unless it looks like one of `words`.
 */
export const replaceLookalikes = (text: string, words: (word: string) => boolean): string =>
  text
    .replace(/(?:[\u{1F1E6}-\u{1F1FF}](?:\u200B|\u200C|\u200D|\uFE0F|\s)*){4,}/gu, (run) =>
      words(spelled(run)) ? `${spelled(run)} ` : run,
    )
    .replace(/[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, opened)
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      if (/^[\p{Script=Latin}\p{M}]+$/u.test(word) && !/[ᴀ-ᴢꜰꜱʀʜɪɢɴʏʟʙɑɡ]/u.test(word)) return word
      const plain = latin(word)
      const isMixed = /[a-z]/i.test(word)
      return /^[a-z]+$/i.test(plain) && (isMixed || words(plain.toLowerCase())) ? plain : word
    })
