import names from './made-up-names.json' with { type: 'json' }
import type { Chance, Drawers, MadeUp, Person } from './made-up-person.ts'
import { addSlip, writeName } from './made-up-person.ts'

/** Nicknames as people use them, typed apart from the list that the product reads: some of them are not in it. */
const nicknames = new Map(Object.entries(names.goesBy))
const accented: Record<string, string> = {
  Garcia: 'García',
  Gonzalez: 'González',
  Rodriguez: 'Rodríguez',
  Martinez: 'Martínez',
  Hernandez: 'Hernández',
  Lopez: 'López',
  Perez: 'Pérez',
  Sanchez: 'Sánchez',
  Ramirez: 'Ramírez',
  Gomez: 'Gómez',
  Diaz: 'Díaz',
  Gutierrez: 'Gutiérrez',
  Jose: 'José',
  Jesus: 'Jesús',
  Maria: 'María',
  Sofia: 'Sofía',
  Munoz: 'Muñoz',
  Pena: 'Peña',
  Jimenez: 'Jiménez',
  Mejia: 'Mejía',
  Angel: 'Ángel',
}
const withAccents = (name: string) => name.replace(/[A-Za-z]+/g, (word) => accented[word] ?? word)
/** How the name is written the second time, by kind, with the share of each. */
export const nameChanges: readonly (readonly [kind: string, share: number])[] = [
  ['name: as it was', 34],
  ['name: nickname', 14],
  ['name: accents lost or added', 7],
  ['name: one surname of two dropped or added', 6],
  ['name: hyphen lost or added', 3],
  ['name: other surname by marriage', 4],
  ['name: surname first', 4],
  ['name: slip of one letter', 9],
  ['name: slips of two letters', 3],
  ['name: middle name dropped, added or an initial', 8],
  ['name: Jr dropped or added', 1],
  ['name: capitals or a degree behind it', 5],
  ['name: spaces or particle joined', 2],
]

const rewrite = (kind: string, was: Person, chance: Chance, draw: Drawers): string => {
  const { is, one } = chance
  const { first, middle, surnames } = was
  const last = surnames.at(-1) ?? ''
  const asItWas = writeName(was)
  const changes: Record<string, () => string> = {
    'name: nickname': () => writeName({ ...was, first: one(nicknames.get(first) ?? [first]) }),
    'name: accents lost or added': () => withAccents(asItWas),
    'name: one surname of two dropped or added': () =>
      writeName({ ...was, surnames: surnames.length > 1 ? surnames.slice(0, 1) : [...surnames, draw.surname()] }),
    'name: hyphen lost or added': () =>
      last.includes('-')
        ? asItWas.replace('-', ' ')
        : writeName({ ...was, surnames: [surnames.length > 1 ? surnames.join('-') : `${last}-${draw.surname()}`] }),
    'name: other surname by marriage': () => writeName({ ...was, surnames: [draw.surname()] }),
    'name: surname first': () => (is(0.5) ? `${surnames.join(' ')}, ${first}` : `${surnames.join(' ')} ${first}`),
    'name: slip of one letter': () =>
      is(0.5)
        ? writeName({ ...was, first: addSlip(first, chance) })
        : writeName({ ...was, surnames: [...surnames.slice(0, -1), addSlip(last, chance)] }),
    'name: slips of two letters': () =>
      writeName({ ...was, first: addSlip(first, chance), surnames: [...surnames.slice(0, -1), addSlip(last, chance)] }),
    'name: middle name dropped, added or an initial': () =>
      writeName({ ...was, middle: middle === '' ? draw.first() : is(0.5) ? '' : middle.slice(0, 1) }),
    'name: Jr dropped or added': () => writeName({ ...was, suffix: was.suffix === '' ? 'Jr.' : '' }),
    'name: capitals or a degree behind it': () => (is(0.5) ? asItWas.toUpperCase() : `${asItWas.toLowerCase()}, RBT`),
    'name: spaces or particle joined': () =>
      asItWas.replace(/\b(De La|Del|De) /, (glue) => glue.replaceAll(' ', '')).replace(' ', '  '),
  }
  return changes[kind]?.() ?? asItWas
}

const reformat = (phone: string, { one }: Chance) => {
  const [a, b, c] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  return one([`(${a}) ${b}-${c}`, `+1 ${a}-${b}-${c}`, `1${phone}`, `${a}.${b}.${c}`, `${a} ${b} ${c}`])
}
const misspelt = (city: string, chance: Chance) => {
  const other = city
    .replace(/^St\. /, 'Saint ')
    .replace(/^Fort /, 'Ft ')
    .replace(/^Mount /, 'Mt. ')
    .replace(/^Saint /, 'St ')
  return other !== city && chance.is(0.7) ? other : addSlip(city, chance)
}

/** How one is reached the second time: most keep their phone or their email, some neither. */
const contact = (was: Person, chance: Chance, draw: Drawers) => {
  const { is } = chance
  const known = chance.next()
  const isBoth = known < 0.52
  const isPhone = isBoth || known < 0.75
  const isEmail = isBoth || (known >= 0.75 && known < 0.93)
  const phone = was.phone_number
  const isPhoneSlip = isPhone && phone !== null && is(0.03)
  const isEmailSlip = isEmail && was.email_address !== null && is(0.03)
  const typed =
    phone !== null && isPhoneSlip ? phone.slice(0, 9) + ((Number(phone[9]) + 1 + chance.below(9)) % 10) : phone
  const keptPhone = typed !== null && is(0.4) ? reformat(typed, chance) : typed
  const keptEmail = isEmailSlip ? addSlip(was.email_address ?? '', chance) : was.email_address
  const otherEmail = () => draw.email(was.first, was.surnames[0] ?? '')
  const values = {
    phone_number: isPhone ? keptPhone : is(0.8) ? draw.phone() : null,
    email_address: isEmail ? (is(0.1) ? (keptEmail?.toUpperCase() ?? null) : keptEmail) : is(0.8) ? otherEmail() : null,
  }
  const [hasPhone, hasEmail] = [
    isPhone && phone !== null && !isPhoneSlip,
    isEmail && was.email_address !== null && !isEmailSlip,
  ]
  const kind =
    hasPhone && hasEmail ? 'both kept' : hasPhone ? 'phone kept alone' : hasEmail ? 'email kept alone' : 'neither kept'
  return { values, kind: `contact: ${kind}` }
}

const place = (was: Person, chance: Chance, draw: Drawers) => {
  const drawn = chance.next()
  const isAsItWas = was.city === null || drawn < 0.86
  if (isAsItWas)
    return {
      values: { city: was.city, state: was.state },
      kind: was.city === null ? 'city: unknown' : 'city: as it was',
    }
  if (drawn < 0.92)
    return { values: { city: misspelt(was.city ?? '', chance), state: was.state }, kind: 'city: spelt otherwise' }
  if (drawn < 0.96) return { values: { city: null, state: null }, kind: 'city: left out' }
  return { values: draw.cityAndState(), kind: 'city: moved' }
}

/** The person's next record: another writing of the name, another way to be reached, another city. */
export const varyPerson = (was: Person, chance: Chance, draw: Drawers, pick: () => string): Omit<MadeUp, 'id'> => {
  // A kind that changes nothing about this name (no one's nickname) counts as what it is.
  const drawn = pick()
  const full_name = rewrite(drawn, was, chance, draw)
  const kind = full_name === writeName(was) ? 'name: as it was' : drawn
  const [reached, lives] = [contact(was, chance, draw), place(was, chance, draw)]
  const { person, position, certification_number } = was
  return {
    person,
    full_name,
    position: chance.is(0.95) ? position : position === 'RBT' ? 'BCBA' : 'RBT',
    certification_number: chance.is(0.8) ? certification_number : null,
    ...reached.values,
    ...lives.values,
    changes: [kind, reached.kind, lives.kind],
  }
}
