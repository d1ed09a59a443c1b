/** Participles without -ed. */
const irregular =
  /^(?:Begun|Bound|Built|Chosen|Done|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Left|Made|Meant|Met|Owed|Put|Read|Said|Seen|Sent|Shown|Sold|Stood|Taken|Thought|Told|Written)$/

/** Names that end in -ed and are nouns. */
const nouns = new Set(['Embedded', 'Feed', 'Need', 'Unrouted'])

/** Lists the types of a source that are called by a participle alone: `Asked` hides what it is, `ThreadQuery` says it. */
export const listParticipleTypes = (file: string, source: string): string[] =>
  [...source.matchAll(/^\s*(?:export )?(?:type|interface) ([A-Z]\w*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => (/^[A-Z][a-z]+ed$/.test(name) && !nouns.has(name)) || irregular.test(name))
    .map((name) => `${file}: ${name}`)
