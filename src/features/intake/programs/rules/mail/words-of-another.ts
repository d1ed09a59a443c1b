/** Words by which someone sends another person's papers, in English and Spanish. */
const forAnother: readonly RegExp[] = [
  /\b(?:her|his|their) (?:attached )?(?:resum|r[eé]sum|cv\b|application|cover letter|contact|e-?mail|phone|number)/i,
  /\b(?:resum\w*|r[eé]sum\w*|cv|application|info(?:rmation)?) (?:of|for|from|belongs to) (?:my|her|him|a (?:friend|colleague|candidate|former)|mr|ms|mrs)\b/i,
  new RegExp(
    [
      String.raw`\bmy (?:\w+ )?(?:daughter|son|sister|brother|friend|wife|husband|niece|nephew|cousin|roommate`,
      `|neighbor|coworker|colleague|student|mother|mom)(?:['’]s|,? who| would| is (?:looking|interested`,
      String.raw`|applying)| wants| has (?:applied|experience)|,? [A-Z]\w+,? (?:is|would|wants|who))`,
    ].join(''),
  ),
  /\bon behalf of\b/i,
  /\b(?:refer(?:ring)?|recommend(?:ing)?|introduc(?:e|ing)|suggest(?:ing)?) (?:my |a (?:friend|candidate|colleague|former)|her|him|ms\.?|mr\.?|mrs\.?|you to)/i,
  /\b(?:please (?:see|find|review)|here is|see) (?:the )?(?:candidate|applicant|resume of)/i,
  new RegExp(
    [
      String.raw`\bhoja de vida de (?:mi|su|una?|el|la)\b|\bcurr[ií]cul(?:o|um) de (?:mi|su|una?|el|la)\b|\b(?:mi`,
      '|una) (?:hij[ao]|herman[ao]|amig[ao]|espos[ao]|sobrin[ao]|prim[ao]|vecin[ao]',
      String.raw`|compañer[ao])[^.!?]{0,40}\b(?:busca|quiere|est[aá] (?:buscando|interesad)|le interesa|desea|trabaj)`,
      String.raw`|\bde parte de\b|\bles? (?:recomiendo|refiero|presento) a\b`,
    ].join(''),
    'i',
  ),
]

/** Whether someone's own words send the papers of another person. */
export const isForAnother = (text: string): boolean => {
  const own = text.slice(0, 3_000)
  return forAnother.some((pattern) => pattern.test(own))
}

const noNames = new Set(
  (
    'resume resumes résumé cv curriculum vitae cover letter coverletter application app applicant rbt bcba bcaba ' +
    'bt aba therapist therapy registered behavior behavioral technician tech analyst assistant paraprofessional ' +
    'teacher job position for the of and my new final updated update copy draft version current latest edited ' +
    'pdf docx doc txt rtf odt pages scan scanned document file img image photo dsc screenshot attachment hoja ' +
    'vida mi carta presentacion presentación curriculo currículum currículo references reference certificate ' +
    'certification license transcript degree diploma card letters recommendation professional general clinic ' +
    'austin texas tx'
  ).split(' '),
)
const tokens = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((one) => one.length > 1)

const plainNoNames = new Set([...noNames].flatMap(tokens))
const words = (text: string) => tokens(text).filter((one) => one.length > 2)

/** Whether two names of people, or an address and a name, have a word in common. */
export const isSameName = (a: string, b: string): boolean => {
  const [first, second] = [words(a), words(b)]
  return first.some((one) =>
    second.some(
      (two) => one === two || (Math.min(one.length, two.length) >= 4 && (one.startsWith(two) || two.startsWith(one))),
    ),
  )
}

/** Returns the person's name that a resume's file bears ("Ana Diaz resume.pdf"), in lower case, or '' when it bears none. */
export const findNameInFile = (file: string): string => {
  if (!/resum|r[eé]sum|\bcv\b|curr[ií]cul|hoja[ _-]de[ _-]vida/i.test(file.normalize('NFC'))) return ''
  const left = tokens(file.replace(/\.[a-z0-9]{2,5}$/i, '')).filter((one) => !plainNoNames.has(one))
  return left.length >= 2 && left.length <= 4 ? left.join(' ') : ''
}
