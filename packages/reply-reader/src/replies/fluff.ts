const blank = (all: string) => ' '.repeat(all.length)

/** Names that people call us, and good-byes, next to an answer. */
const names =
  'hon|honey|hun|sugar|babe|babes|baby|boo|bro|bruh|brotha|bruv|brother|dude|homie|fam|sis|girl|cher|compa|compadre|comadre|mij[oa]|mijit[oa]|nen[ae]|mano|mi (?:reina|rey|amor|gente|vida|cielo)|mami|papi|wey|guey|pana|parce|chico|chica|asere|se[ñn]or(?:a|ita)?|joven|amig[oa]|pues|inshallah|saludos|bendiciones|god bless(?: you)?|si dios quiere|xfa'
const called = new RegExp(
  `(?<![\\p{L}'’])(?<!\\b(?:la|el|mi|una|un|los|las|de|wrong|my|the|a|con|mis)\\s)(?:${names})(?![\\p{L}'’])`,
  'giu',
)
const captions = /[([]\s{0,2}(?:gif|sticker|meme)\b[^)\]]{0,80}[)\]]/giu
const laughs = /(?<!\p{L})(?:lol|lmao|lmfao|haha+|(?:ja){2,}|jeje+|lolol|omg|smh|tbh|fr|ngl)(?!\p{L})/giu
const smiles =
  /(?:[\u{1F600}-\u{1F64B}\u{1F970}-\u{1F97A}\u{2728}\u{1F389}\u{1F495}-\u{1F49E}\u{1FAF6}\u{2764}]|\uFE0F)/gu
/** A name below the words: “Two weeks out. Pat”. */
const signature = /(?<=[.!?]\s{1,3}|\s-\s?)(\p{Lu}\p{Ll}{1,14})\.?\s*$/u
const ownMeaning = new Set(
  'yes no nope yeah si sí ok okay sure thanks thank gracias please sorry stop today tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december now soon later immediately asap anytime never maybe cancel help lunes martes miércoles jueves viernes sábado domingo hoy mañana ya nunca quizás first second third last primera segunda tercera'.split(
    ' ',
  ),
)

/** Politeness in the form of a condition. */
const courtesies =
  /(?<!\p{L})(?:if (?:y['’]?all|you|u|it|that|its|it['’]?s|that['’]?s|nobody|no one)(?: guys)? (?:do(?:n['’]?t|nt| not) mind|ai?n['’]?t (?:gone|taken)|is(?: still)? (?:open|available|free|ok|okay|fine|good|alright|possible)|still (?:open|available|free)|(?:still )?(?:open|available|free|ok|okay|possible)|hasn['’]?t been taken|(?:has|have) (?:it|taken)|works? for (?:you|yall|u))|si (?:no es (?:molestia|mucha molestia|mucho pedir)|se puede|es posible|todav[ií]a (?:est[aá]|hay)|est[aá] (?:libre|bien|disponible)|no (?:le|te) molesta))(?!\p{L})/giu

/** Blanks out words that do not affect the answer, so that every other letter keeps its place. */
export const removeFluff = (text: string): string => {
  const plain = text
    .replace(captions, blank)
    .replace(called, blank)
    .replace(laughs, blank)
    .replace(courtesies, blank)
    .replace(signature, (all, name: string) => (ownMeaning.has(name.toLowerCase()) ? all : blank(all)))
  const quiet = plain.replace(smiles, blank)
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(quiet) ? quiet : /\p{L}|\p{N}/u.test(plain) ? plain : text
}
