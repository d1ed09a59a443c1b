/** Degrees from the lowest: the name we give them, how they are written out, and their abbreviations (read only where they stand for a degree). */
export const degrees: { name: string; words: RegExp; letters: RegExp | null }[] = [
  {
    name: 'high school',
    words:
      /\b(?:high school diploma|high school graduate|high school|secondary school|ged|g\.e\.d\.?|hs diploma|hs grad|bachillerato|preparatoria|secundaria|escuela superior|diploma de escuela secundaria)\b/,
    letters: null,
  },
  {
    name: 'associate',
    words:
      /\bassociate(?:'?s)? (?:degree|of|in)\b|\bassociate's\b|\bassociates degree\b|^[\s•-]{0,4}associates?,|\bgrado asociado\b|\btecnico superior\b|\bassociates? (?:arts|science)\b/,
    letters: /\b(?:A\.A\.S?\.?|A\.S\.|AAS|AA|AS)(?=[\s,:–—-]|$)/,
  },
  {
    name: 'bachelor',
    words:
      /\bbachelor(?:'?s)?\b|\bbaccalaureate\b|\bundergraduate degree\b|\blicenciatura\b|\blicenciad[oa]\b|\bbachiller en\b|\bbachillerato en\b|\bgrado en\b/,
    letters: /\b(?:B\.\s?(?:A|S|Ed|S\.?W|F\.?A|B\.?A|S\.?N)\.?|BA|BS|BSW|BSc|B\.Sc\.?|BEd|BFA|BBA|BSN)(?=[\s,:–—-]|$)/,
  },
  {
    name: 'master',
    words:
      /\bmaster(?:'?s)? (?:of|in|degree|program|student)\b|\bmaster's\b|\bmasters\b|\bmaestria\b|\bmagister\b|\bmasterado\b/,
    letters: /\b(?:M\.\s?(?:A|S|Ed|S\.?W|B\.?A)\.?|MA|MS|MSW|MSc|M\.Sc\.?|MEd|MBA)(?=[\s,:–—-]|$)/,
  },
  {
    name: 'doctorate',
    words: /\bdoctorate\b|\bdoctoral (?:degree|program|student|candidate)\b|\bdoctor of\b|\bdoctorado\b/,
    letters: /\b(?:Ph\.?\s?D\.?|Psy\.?D\.?|Ed\.?D\.?)(?=[\s,:–—-]|$)/,
  },
]

/** Words that say a degree is not finished. */
export const unfinished =
  /\bin progress\b|\bexpected\b|\banticipated\b|\bcurrently (?:enrolled|pursuing|attending|studying|working)|\bpursuing\b|\benrolled\b|\bcandidate\b|\bpresent\b|\bcurrent\b|\bto be (?:completed|conferred)\b|\bongoing\b|\bstudent\b|\ben curso\b|\ben proceso\b|\bcursando\b|\bactualidad\b|\bsome college\b|\bactualmente\b|\bpresente\b|\bestudiante\b|\bexp\.|\bworking towards?\b|\bcredits?\b|\bworking on\b|\bgraduating\b|\bno terminad[ao]\b|\bincomplete\b|\btoward\b/
