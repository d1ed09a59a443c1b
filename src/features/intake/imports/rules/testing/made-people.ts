/** A made-up applicant as a file states them; `status` is what it means here. */
export type MadePerson = {
  n: number
  first: string
  last: string
  email: string
  otherEmail: string
  digits: string
  city: string
  state: string
  stateName: string
  zip: string
  position: 'RBT' | 'BCBA'
  day: string
}

const names = (
  `Avery Abernathy-Cole|Brisa Baptiste|Camila Cárdenas|Darnell D'Souza|Elodie Eriksen|Farid Falana|` +
  'Giselle Gutiérrez|Hyun-woo Holloway|Imani Ishikawa|Jovana Jankowski|Kiona Kealoha|Leandro Lindqvist|' +
  `Maëlle Mbeki|Nadia Novák|Odalys O'Connell|Priya Pettersson|Quentin Quiroga|Rosalind Ríos|Söla Stclair|` +
  'Tomasz Takahashi|Umar Underhill|Valeria Vance|Wendell Wójcik|Xiomara Xu|Yusra Ybarra|Zeke Zapata|' +
  'Amara de la Cruz|Beau van Dyke|Cleo MacLeod|Dov Ben-Ami'
).split('|')
const places = [
  ['Mesa', 'AZ', 'Arizona', '85201', '480'],
  ['Tampa', 'FL', 'Florida', '33602', '813'],
  ['Austin', 'TX', 'Texas', '78701', '512'],
  ['Fresno', 'CA', 'California', '93701', '559'],
  ['Toledo', 'OH', 'Ohio', '43604', '419'],
] as const

/** Thirty applicants, the same every time. */
export const madePeople: readonly MadePerson[] = names.map((name, n) => {
  const [first = '', ...rest] = name.split(' ')
  const [city, state, stateName, zip, area] = places[n % places.length] ?? places[0]
  const user = `${first.toLowerCase().replace(/[^a-z]/g, '')}.${n}`
  return {
    n,
    first,
    last: rest.join(' '),
    email: `${user}@example.test`,
    otherEmail: `${user}.work@example.test`,
    digits: `${area}55501${String(n).padStart(2, '0')}`,
    city,
    state,
    stateName,
    zip,
    position: n % 4 === 3 ? 'BCBA' : 'RBT',
    day: `2026-${n % 2 === 0 ? '10' : '11'}-${String(1 + (n % 20)).padStart(2, '0')}`,
  }
})

/** One of several ways to write something, in turn. */
export const pickInTurn = <T>(ways: readonly [T, ...T[]], n: number): T => ways[n % ways.length] ?? ways[0]

const parts = ({ digits }: MadePerson) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] as const
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const dayParts = ({ day }: MadePerson) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return {
    year,
    month: Number(month),
    date: Number(date),
    name: monthNames[Number(month) - 1] ?? '',
    two: date,
    monthTwo: month,
  }
}

/** The phone of someone in a form that exports have. */
export const phones = {
  brackets: (p: MadePerson) => `(${parts(p)[0]}) ${parts(p)[1]}-${parts(p)[2]}`,
  dashes: (p: MadePerson) => parts(p).join('-'),
  country: (p: MadePerson) => `+1 ${parts(p).join(' ')}`,
  quoted: (p: MadePerson) => `'+1 ${parts(p).join(' ')}`,
  dots: (p: MadePerson) => `${parts(p).join('.')} ext 2`,
  number: (p: MadePerson) => p.digits,
  decimal: (p: MadePerson) => `${p.digits}.0`,
  two: (p: MadePerson) => `+1 ${parts(p).join('-')};${p.digits.slice(0, 3)}-555-0199`,
}

/** The day someone applied in a form that exports have. */
export const days = {
  us: (p: MadePerson) => `${dayParts(p).month}/${dayParts(p).date}/${dayParts(p).year}`,
  short: (p: MadePerson) => `${dayParts(p).month}/${dayParts(p).date}/26`,
  iso: (p: MadePerson) => p.day,
  stamp: (p: MadePerson) => `${p.day} 09:15:00`,
  zulu: (p: MadePerson) => `${p.day}T18:15:00.000Z`,
  words: (p: MadePerson) => `${dayParts(p).name} ${dayParts(p).date}, ${dayParts(p).year} 4:12 PM`,
  weekday: (p: MadePerson) => `${dayParts(p).name} ${dayParts(p).date}, ${dayParts(p).year} at 4:12 PM`,
  dashed: (p: MadePerson) => `${dayParts(p).two}-${dayParts(p).name}-2026`,
  half: (p: MadePerson) => `${dayParts(p).monthTwo}/${dayParts(p).two}/2026 08:05 AM`,
  slashes: (p: MadePerson) => `2026/${dayParts(p).monthTwo}/${dayParts(p).two}`,
}

const rbtTitles = {
  plain: [
    'Registered Behavior Technician (RBT)',
    'Behavior Technician - Paid Training',
    'RBT / Behavior Technician',
    'RBT',
  ],
  odd: [
    'RBT – Mesa (4471)',
    'Part-Time Behavior Technician, In-Home',
    'ABA Therapist',
    'Registered Behavioral Technician - $22/hr',
  ],
} as const
const bcbaTitles = {
  plain: ['Board Certified Behavior Analyst (BCBA)', 'BCBA', 'Lead BCBA'],
  odd: ['BCBA – Clinic Based', 'Board Certified Behavior Analyst, Remote', 'Clinical Director (BCBA)'],
} as const

/** The title of the job someone applied for. */
export const createTitle = (p: MadePerson, kind: 'plain' | 'odd'): string =>
  pickInTurn(p.position === 'RBT' ? rbtTitles[kind] : bcbaTitles[kind], Math.floor(p.n / 4) + p.n)
